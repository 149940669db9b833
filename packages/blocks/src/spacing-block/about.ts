export const spacingBlockAbout = {
  notFor:
    'To part two topics: space says nothing to whoever does not see it. Use a [Divider text](divider-text.md).',
  accessibility:
    'It is hidden from screen readers and takes no focus. It changes nothing in the order in which the page is read out.',
};
