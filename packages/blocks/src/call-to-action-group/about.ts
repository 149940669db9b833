export const callToActionGroupAbout = {
  notFor:
    'For destinations that need a picture or a sentence to be understood: use a [Jump-off group](jump-off-group.md).',
  accessibility:
    'Screen readers list links without what stands around them, so ‘Shop womens coats’ says more than ‘Shop now’. The title is a heading.',
};
