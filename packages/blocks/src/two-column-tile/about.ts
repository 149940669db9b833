export const twoColumnTileAbout = {
  notFor: 'For three destinations or four: use a [Jump-off group](jump-off-group.md).',
  accessibility:
    'A tile with a link is called by its heading, its quisas text, its subtitle or its alternative text, the first that it has. With two calls to action only these are links, as a link cannot hold others.',
};
