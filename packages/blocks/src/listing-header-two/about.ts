export const listingHeaderTwoAbout = {
  notFor:
    'For a title of three lines or more, which the squiggle cannot follow: use the [Listing-page header one](listing-header-one.md).',
  accessibility:
    'The subheading belongs to the title, which is the page’s heading of the first level. The squiggle is not read out; choose a text colour that is legible on the ground you give.',
};
