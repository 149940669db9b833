const typed = "main :is(textarea, input:not([type='checkbox'], [type='radio']))";

/**
 * Says on the document's element, as `data-typing`, whether something is being typed into the page: bars at its foot are
 * then out of the way. Selectors `body:has(… :focus)` say the same without scripts, and would have a browser style the
 * whole page anew with whatever comes into it.
 * @returns How to stop.
 */
export function watchTyping(page: Document): () => void {
  const say = () =>
    page.documentElement.toggleAttribute('data-typing', page.activeElement?.matches(typed) ?? false);
  // Between two fields the focus is on neither for a moment.
  const sayWhenSettled = () => queueMicrotask(say);
  say();
  page.addEventListener('focusin', say);
  page.addEventListener('focusout', sayWhenSettled);
  return () => {
    page.removeEventListener('focusin', say);
    page.removeEventListener('focusout', sayWhenSettled);
  };
}
