export const sizeBlockAbout = {
  notFor: 'For sizes as buttons on a ground of colour: use a [Sizes banner](sizes-banner.md).',
  accessibility:
    'The sizes are a list of links under a heading that should say what they are sizes of. Keep the underlines: without them colour alone tells that they are links.',
};
