export const jumpOffAbout = {
  notFor: 'For two to four destinations of the same weight: use a [Jump-off group](jump-off-group.md).',
  accessibility:
    'The title is a heading and the tile’s one link. The underlined link text is for the eye alone, so the title has to say where it leads.',
};
