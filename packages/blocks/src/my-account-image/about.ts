export const myAccountImageAbout = {
  notFor:
    'For an offer with words and a button, as this has a caption alone: use the [Bag-page promo](bag-page-promo.md).',
  accessibility:
    'With a link, alternative text and caption are its name together. Without a caption the alternative text has to say where it leads.',
};
