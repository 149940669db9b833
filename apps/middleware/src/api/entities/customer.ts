import type { Customer, CustomerAddress } from '@tailorbird/commerce/model/customer';
import { z } from 'zod';

const formFields = z.array(z.strictObject({ name: z.string(), value: z.string() }));

/** A customer (commerce §3). */
export const customer = z.strictObject({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  form_fields: formFields,
});

export function toCustomer(own: Customer): z.infer<typeof customer> {
  const { id, email, firstName, lastName, phone, formFields: form_fields } = own;
  return { id, email, first_name: firstName, last_name: lastName, phone, form_fields };
}

/** Where a parcel or a bill goes. Of a place the registration payload has the only words there are. */
export const recipient = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  county: z.string(),
  postCode: z.string(),
  country: z.string(),
});

/** An entry of the address book (commerce §3). */
export const customerAddress = recipient.extend({ id: z.int(), form_fields: formFields });

export function toRecipient<Own extends { firstName: string; lastName: string }>(own: Own) {
  const { firstName, lastName, ...rest } = own;
  return { first_name: firstName, last_name: lastName, ...rest };
}

export function toCustomerAddress(own: CustomerAddress): z.infer<typeof customerAddress> {
  const { formFields: form_fields, ...rest } = own;
  return { ...toRecipient(rest), form_fields };
}
