export const bagPageImageAbout = {
  notFor:
    'For an offer in words, which a picture cannot say at every size: use the [Bag-page promo](bag-page-promo.md).',
  accessibility:
    'With a link, the alternative text is the link’s name, so say where it leads; without one it is called ‘See more’.',
};
