export const modalAbout = {
  notFor:
    'For what has to be known before buying: it is hidden until it is opened. Use a [Text block](text-block.md) or an [Accordion](accordion.md).',
  accessibility:
    'Focus stays in the dialog while it is open; its cross and Escape always close it. Without script its words stand in the page under a heading.',
};
