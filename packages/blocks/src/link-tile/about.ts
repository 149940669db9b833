export const linkTileAbout = {
  notFor:
    'For four of them below one another: a [Group of four link tiles](link-tile-group.md) sets them side by side.',
  accessibility:
    'The title is a link and no heading. The picture is read out before it: give it no alternative text that only repeats the title.',
};
