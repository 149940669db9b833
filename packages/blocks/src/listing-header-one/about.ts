export const listingHeaderOneAbout = {
  notFor:
    'On a page without a listing, where its title would be a second name of the page: use a [Text block](text-block.md).',
  accessibility:
    'The title is the page’s heading of the first level, so a page has one listing header. A description that is cut opens by keyboard and without script; a wavy underline is not read out.',
};
