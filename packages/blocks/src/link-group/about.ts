export const linkGroupAbout = {
  notFor:
    'For destinations that are known by their looks: use a [Group of four link tiles](link-tile-group.md).',
  accessibility:
    'The links are a list under a heading, so that screen readers say how many there are. The arrows are not read out.',
};
