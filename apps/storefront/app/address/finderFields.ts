/**
 * Names of the address finder's fields in a form, where every field of an address has the same prefix: what is typed,
 * what was looked up last, the button that looks, the address chosen of those found, and the press of Enter in any field
 * of the form, which without scripts is that of its first button.
 */
export const finderFields = (prefix: string) => ({
  query: `${prefix}addressFinder`,
  asked: `${prefix}addressAsked`,
  find: `${prefix}findAddress`,
  chosen: `${prefix}chosenAddress`,
  enter: 'enterPressed',
});
