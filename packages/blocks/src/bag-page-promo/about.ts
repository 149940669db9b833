export const bagPagePromoAbout = {
  notFor:
    'For a picture that is to be seen large: here it is 120 pixels wide. Use the [Bag-page image](bag-page-image.md).',
  accessibility:
    'The title is a heading, and names the section for screen readers. Describe the picture where it says more than the title.',
};
