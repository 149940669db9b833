export const previewBarAbout = {
  notFor:
    'For a notice to shoppers, who never see it: use a [Sticker](sticker.md) or the [Benefit bar](benefit-bar.md).',
  accessibility:
    'The list of what is broken opens by keyboard, and each of its links leads to the place on the page. It is a section called ‘Preview’.',
};
