export const scrollingTextBannerAbout = {
  notFor:
    'For words that are to be read from beginning to end, as the terms of an offer: use a [Text block, large](text-block-large.md).',
  accessibility:
    'Its pause button works before any script has loaded, and the words are read out once, however often they pass. Where motion is unwelcome they stand still.',
};
