export const navigationLinksBannerAbout = {
  notFor: 'For destinations that need a sentence each: use a [Scrollable card](scrollable-card.md).',
  accessibility:
    'It is a navigation that is called by its heading, so give each a heading of its own where a page has two. A row wider than the screen follows the focus from link to link.',
};
