import type { Address } from '@tailorbird/commerce/model/address';

/** What is wrong, by field name. */
export type FieldErrors = { readonly [field: string]: string };
/** What was entered, to be shown again. Card details are never among it. */
export type FieldValues = { readonly [field: string]: string };

const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'postCode',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[];

/** An address as the form's values, to fill it in again. */
export function addressValues(
  prefix: 'shipping' | 'billing',
  saved: Address | null | undefined,
): FieldValues {
  if (!saved) return {};
  return Object.fromEntries(addressFields.map((name) => [`${prefix}.${name}`, saved[name]]));
}
