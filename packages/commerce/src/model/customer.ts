import { z } from 'zod';
import { keptAddress } from './address.ts';

/** No NUL and no other control characters, so that every value can be kept and mailed. */
const fieldText = (max: number) =>
  z
    .string()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what is being refused
    .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must not hold control characters');

export const formField = z.object({ name: fieldText(60).min(1), value: fieldText(500) });
export type FormField = z.infer<typeof formField>;
/** A form field as it was once taken, by whatever rule. */
const keptField = z.object({ name: z.string(), value: z.string() });

/** A customer (commerce §3 Customer). */
export const customer = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** Title, Date of Birth, Preference Email, Preference Post, the saved bag and the customer's own. */
  formFields: z.array(keptField),
});
export type Customer = z.infer<typeof customer>;

export const customerAddress = keptAddress.extend({ id: z.int(), formFields: z.array(keptField) });
export type CustomerAddress = z.infer<typeof customerAddress>;
