export const accordionAbout = {
  notFor:
    'For words that every shopper has to read: what is closed is passed over. Use a [Text block](text-block.md).',
  accessibility:
    'Each title is a heading that opens by keyboard and without script, one level below the block’s own title where it has one. Name in it what is inside: it is all that a closed item says.',
};
