export const errorPageAbout = {
  notFor:
    'For a page that was taken down on purpose, as a sale that is over: publish a [Content page](content-page.md) at its address that says so.',
  accessibility:
    'The title is a heading: the page’s first where the shop shows it for a page, below that as a block. The four ways back are a navigation with a name.',
};
