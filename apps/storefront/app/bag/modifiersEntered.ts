/** What a shopper entered in a product's own fields, by modifier id: fields named `modifier-{id}`. */
export function modifiersEntered(form: FormData): { readonly [modifierId: number]: string } {
  const entered: { [modifierId: number]: string } = {};
  for (const [name, value] of form) {
    const modifier = /^modifier-(\d{1,9})$/.exec(name)?.[1];
    if (modifier !== undefined && typeof value === 'string') entered[Number(modifier)] = value.slice(0, 500);
  }
  return entered;
}
