export const dividerTextAbout = {
  notFor: 'For the title of what follows: use a [Text block](text-block.md), whose title is a heading.',
  accessibility:
    'The words are a paragraph, so nobody finds the part below by its headings. The rule is drawn and is not read out.',
};
