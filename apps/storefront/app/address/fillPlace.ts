import { stateChoice, stateCode } from '@tailorbird/commerce/addresses/states';
import type { Place } from '@tailorbird/commerce/model/address';

/** Puts an address into the fields of a form, as if it had been typed, and stands on its first line. */
export function fillPlace(form: HTMLFormElement | null, prefix: string, place: Place): void {
  const fieldOf = (name: string) => form?.elements.namedItem(prefix + name);
  for (const [name, value] of Object.entries(place)) {
    const field = fieldOf(name);
    if (field instanceof HTMLSelectElement)
      choose(field, [value, stateChoice(place.country, stateCode(place.country, value))]);
    else if (field instanceof HTMLInputElement) field.value = value;
  }
  const first = fieldOf('addressLine1');
  if (first instanceof HTMLElement) first.focus();
}

/** Chooses the first of these values that a list has. */
function choose(list: HTMLSelectElement, values: readonly string[]): void {
  const found = [...list.options].find(({ value }) => values.includes(value));
  if (found) list.value = found.value;
}
