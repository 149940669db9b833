import { z } from 'zod';
import { address, email } from '../model/address.ts';
import { customer, customerAddress, formField } from '../model/customer.ts';
import { method } from './method.ts';
import { customerRead, customerWrite, id, identity, none, text } from './rows.ts';

/** Signing in and what a customer keeps (commerce §7). */
export const customerRows = {
  getCustomers: method({
    ...customerRead,
    summary: 'The signed-in customer, with form fields.',
    args: z.tuple([]),
    answer: customer.nullable(),
    served: false,
  }),
  loginCustomer: method({
    ...identity,
    summary: 'Checks credentials and signs the session in.',
    args: z.tuple([z.object({ email, password: z.string().max(1000) })]),
    answer: z.object({ isValid: z.boolean(), errorMessage: z.string().nullable() }),
    served: false,
  }),
  logoutCustomer: method({
    ...identity,
    summary: 'Ends the session.',
    args: z.tuple([]),
    answer: none,
    idempotent: true,
    served: false,
  }),
  registerCustomer: method({
    ...identity,
    summary: 'Creates a customer.',
    args: z.tuple([
      z.object({
        email,
        password: z.string().max(1000),
        firstName: text,
        lastName: text,
        customFields: z.array(formField).max(20),
        phone: text,
        title: text,
        dateOfBirth: text,
        preferenceEmail: z.boolean(),
        preferencePost: z.boolean(),
        countryIso2: z.string().length(2),
        acceptsProductReviewAbandonedCartEmails: z.boolean(),
        addressFinder: text,
        address: address.pick({
          addressLine1: true,
          addressLine2: true,
          city: true,
          county: true,
          postCode: true,
          country: true,
        }),
      }),
    ]),
    answer: customer,
    served: false,
  }),
  syncCustomer: method({
    ...customerWrite,
    summary: 'Brings the customer-data service up to date.',
    args: z.tuple([z.object({ customerId: id })]),
    answer: none,
    served: false,
  }),
  updateCustomer: method({
    ...customerWrite,
    summary: 'Changes name, e-mail or password; the current password is asked for the last two.',
    args: z.tuple([
      z.object({
        firstName: text.optional(),
        lastName: text.optional(),
        email: email.optional(),
        newPassword: z.string().max(1000).optional(),
        currentPassword: z.string().max(1000).optional(),
      }),
    ]),
    answer: z.array(customer),
    served: false,
  }),
  updateCustomerFormFields: method({
    ...customerWrite,
    summary: 'Sets form fields by name.',
    args: z.tuple([z.object({ data: z.array(formField).max(20) })]),
    answer: none,
    served: false,
  }),
  requestResetPassword: method({
    ...identity,
    summary: 'Sends the reset e-mail; false on error.',
    args: z.tuple([z.object({ email })]),
    answer: z.boolean(),
    served: false,
  }),
  validateToken: method({
    ...identity,
    summary: 'Whether a reset token can still be used.',
    args: z.tuple([z.object({ token: text })]),
    answer: z.object({ isValid: z.boolean() }),
    served: false,
  }),
  resetPassword: method({
    ...identity,
    summary: 'Sets a new password with a reset token.',
    args: z.tuple([z.object({ token: text, password: z.string().max(1000) })]),
    answer: z.object({ isValid: z.boolean() }),
    served: false,
  }),
  getCustomerAddress: method({
    ...customerRead,
    summary: 'The address book, with form fields.',
    args: z.tuple([]),
    answer: z.array(customerAddress),
    served: false,
  }),
  createCustomerAddress: method({
    ...customerWrite,
    summary: 'Adds an address.',
    args: z.tuple([address]),
    answer: z.array(customerAddress),
    served: false,
  }),
  updateCustomerAddress: method({
    ...customerWrite,
    summary: 'Changes an address.',
    args: z.tuple([address.extend({ id })]),
    answer: z.array(customerAddress),
    served: false,
  }),
  deleteCustomerAddress: method({
    ...customerWrite,
    summary: 'Removes addresses.',
    args: z.tuple([z.object({ ids: z.array(id).max(50) })]),
    answer: z.array(customerAddress),
    served: false,
  }),
} as const;
