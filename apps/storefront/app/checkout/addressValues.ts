import type { Address } from '@tailorbird/commerce/model/address';
import type { FieldValues } from '../form/formFields.ts';

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

/** An address, or what is known of one, as the form's values, to fill it in again. */
export function addressValues(
  prefix: 'shipping' | 'billing',
  saved: Partial<Address> | null | undefined,
): FieldValues {
  if (!saved) return {};
  return Object.fromEntries(addressFields.map((name) => [`${prefix}.${name}`, saved[name] ?? '']));
}
