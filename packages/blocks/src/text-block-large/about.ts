export const textBlockLargeAbout = {
  notFor: 'For more than a sentence or two, or with a button below: use a [Text block](text-block.md).',
  accessibility:
    'Large letters are no heading: write ## before words that are one. Choose a text colour that is legible on the page’s paper.',
};
