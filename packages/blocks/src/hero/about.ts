export const heroAbout = {
  notFor:
    'For a picture further down the page: a hero’s is fetched before all others. Use a [Jump-off](jump-off.md) or a [Two-column tile](two-column-tile.md).',
  accessibility:
    'The heading is a heading of the second level, whatever its size. A film starts only where motion is welcome, and has a button that stops it.',
};
