export const linkTileGroupAbout = {
  notFor:
    'For two or three destinations, as it takes exactly four: use a [Jump-off group](jump-off-group.md).',
  accessibility:
    'The group’s title is its only heading; give it one, so that the four links can be found by it. They are a list, and read row by row on a phone.',
};
