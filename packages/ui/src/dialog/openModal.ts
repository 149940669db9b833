/**
 * Opens a dialog above the page, which stays where it is meanwhile (`html[data-modal]` of the global styles: a selector
 * `html:has(dialog:modal)` would have a browser style the whole page anew with whatever is put into it).
 * @returns Closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument.documentElement;
  const hold = () => page.toggleAttribute('data-modal', page.querySelector('dialog:modal') !== null);
  dialog.addEventListener('close', hold, { once: true });
  if (!dialog.open) dialog.showModal();
  hold();
  return () => {
    dialog.close();
    hold();
  };
}
