export const sizesBannerAbout = {
  notFor: 'For more than sixteen sizes: a [Size block](size-block.md) takes twenty-four.',
  accessibility:
    'Sizes are links that are read out without the heading, so write ‘Womens 12’ where a page has sizes of two kinds. Choose a heading colour that is legible on the background.',
};
