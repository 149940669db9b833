export const textBoxTwoAbout = {
  notFor: 'For two pictures side by side: use a [Two-column tile](two-column-tile.md).',
  accessibility:
    'The picture is read out before the words. One that is for phones alone has an alternative text of its own: write both.',
};
