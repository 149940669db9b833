export const productListSlotAbout = {
  notFor:
    'For words above the products: use the [Listing-page header two](listing-header-two.md). On a page without a listing a [Jump-off](jump-off.md) is the larger tile.',
  accessibility:
    'It is read out at its place among the products, with a title of the same level as their names. Describe the picture only where the title does not.',
};
