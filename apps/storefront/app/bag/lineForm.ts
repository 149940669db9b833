/** What is asked of one line of the bag. */
export function lineForm(intent: 'update' | 'remove', itemId: string, quantity?: number): FormData {
  const form = new FormData();
  form.set('intent', intent);
  form.set('itemId', itemId);
  if (quantity !== undefined) form.set('quantity', String(quantity));
  return form;
}
