import { z } from 'zod';
import { address } from './address.ts';

export const formField = z.object({ name: z.string(), value: z.string() });

export const customer = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  formFields: z.array(formField),
});
export type Customer = z.infer<typeof customer>;

export const customerAddress = address.extend({ id: z.int(), formFields: z.array(formField) });
export type CustomerAddress = z.infer<typeof customerAddress>;
