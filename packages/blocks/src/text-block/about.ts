export const textBlockAbout = {
  notFor: 'For long answers of which a shopper reads one: use an [Accordion](accordion.md).',
  accessibility:
    'The title is a heading of the second level; begin with ### for headings in the text, so that none is left out. A table that is wider than a phone takes focus and scrolls by keyboard.',
};
