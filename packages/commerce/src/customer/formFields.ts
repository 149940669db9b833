import type { FormField } from '../model/customer.ts';

/** Names of the form fields every customer has (commerce §3 Customer). */
export const fieldNames = {
  title: 'Title',
  dateOfBirth: 'Date of Birth',
  preferenceEmail: 'Preference Email',
  preferencePost: 'Preference Post',
} as const;

/** The form field that names the customer's saved bag (commerce §3 Customer, §9 cart id storage key). */
export const savedCartField = 'Cart ID';

/** A preference as its form field keeps it: `[yes]` or empty (commerce §3 Customer). */
export function preferenceValue(wanted: boolean): '[yes]' | '' {
  return wanted ? '[yes]' : '';
}

/** Whether a preference's form field says yes. */
export function isPreferred(value: string): boolean {
  return value === '[yes]';
}

/**
 * The value of a form field.
 * @returns Empty when the customer has no such field.
 */
export function fieldValue(fields: readonly FormField[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}

/**
 * The fields with new values by name.
 * @returns In their old order, new names last; a name is there once.
 */
export function withFields(fields: readonly FormField[], changes: readonly FormField[]): FormField[] {
  const values = new Map([...fields, ...changes].map(({ name, value }) => [name, value]));
  return [...values].map(([name, value]) => ({ name, value }));
}
