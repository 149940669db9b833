export const largeTextBannerAbout = {
  notFor:
    'For more than a handful of words, which would fill a phone’s whole screen: use a [Text block, large](text-block-large.md).',
  accessibility:
    'Keep the picture darkened unless it is quiet: large words are not legible by their size alone. The heading stays a heading when it is a link.',
};
