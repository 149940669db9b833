import { z } from 'zod';
import { maxEmailLength } from '../email.ts';
import { address, place } from '../model/address.ts';
import { bag } from '../model/bag.ts';
import { customer, customerAddress, formField } from '../model/customer.ts';
import { customerDataExport } from '../model/customerDataExport.ts';
import { bagId, customerRead, customerWrite, id, identity, method, none, text } from './method.ts';

/** An e-mail address as typed: whether it is one is told by the answer, not by the door. */
const typedEmail = z.string().max(maxEmailLength);
/** Longer ones are refused with a text, so the door lets them in; nothing is ever cut off. */
const password = z.string().max(1000);
const strictField = formField.strict();
const { firstName, lastName, phone } = address.shape;
const dateOfBirth = z.union([z.literal(''), z.iso.date()]);

/** An account is made of a name, an e-mail and a password; what may be empty is asked for where it is needed (decision 67). */
const registration = z.strictObject({
  email: typedEmail,
  password,
  firstName,
  lastName,
  customFields: z.array(strictField).max(20),
  phone: z.union([z.literal(''), phone]),
  title: text.trim(),
  dateOfBirth,
  preferenceEmail: z.boolean(),
  preferencePost: z.boolean(),
  countryIso2: z.string().regex(/^[A-Z]{2}$/),
  acceptsProductReviewAbandonedCartEmails: z.boolean(),
  /** What was typed into the address finder; empty when the address was entered by hand. */
  addressFinder: text,
  address: place.strict().nullable(),
});

/**
 * What a mailed link does: it lets the owner's browser log in, makes an address the customer's, or says that an address
 * may be written to, or no longer.
 */
const linkPurpose = z.enum(['unlock', 'email', 'consent', 'withdrawal']);

/** Signing in, the account and its address book (commerce §7). */
export const customerRows = {
  getCustomers: method({
    ...customerRead,
    summary: 'The signed-in customer, with form fields.',
    args: z.tuple([]),
    answer: customer.nullable(),
  }),
  loginCustomer: method({
    ...identity,
    summary: 'Checks credentials and signs the session in, under a new id; a guest bag is attached.',
    args: z.tuple([z.strictObject({ email: typedEmail, password })]),
    answer: z.object({ isValid: z.boolean(), errorMessage: z.string().nullable() }),
  }),
  logoutCustomer: method({
    ...identity,
    rate: 'write',
    summary: 'Ends the session.',
    args: z.tuple([]),
    answer: none,
    idempotent: true,
  }),
  registerCustomer: method({
    ...identity,
    summary:
      'Creates a customer, with a first address where one is sent, signs the session in and writes the welcome mail.',
    args: z.tuple([registration]),
    answer: customer,
  }),
  registerWithOrder: method({
    owner: 'session',
    effect: 'write',
    idempotent: false,
    rate: 'identity',
    service: 'commerce',
    summary:
      'Registers who placed an order as a guest, with that order in the account, and signs the session in.',
    args: z.tuple([z.strictObject({ cartId: bagId, orderId: id, password })]),
    answer: customer,
  }),
  syncCustomer: method({
    ...customerWrite,
    summary: 'Brings the customer-data service up to date.',
    args: z.tuple([z.strictObject({ customerId: id })]),
    answer: none,
    idempotent: true,
  }),
  updateCustomer: method({
    ...customerWrite,
    rate: 'identity',
    summary:
      'Changes name, phone or password, or mails the link that changes the e-mail; the current password is asked for the last two.',
    args: z.tuple([
      z.strictObject({
        firstName: firstName.optional(),
        lastName: lastName.optional(),
        phone: phone.optional(),
        email: typedEmail.optional(),
        newPassword: password.optional(),
        currentPassword: password.optional(),
      }),
    ]),
    answer: z.array(customer),
  }),
  updateCustomerFormFields: method({
    ...customerWrite,
    summary: 'Sets form fields by name; the saved bag has to be one of the customer’s own.',
    args: z.tuple([z.strictObject({ data: z.array(strictField).max(20) })]),
    answer: none,
    idempotent: true,
  }),
  requestResetPassword: method({
    ...identity,
    summary: 'Sends the reset e-mail where there is an account; true for every address, false on error.',
    args: z.tuple([z.strictObject({ email: typedEmail })]),
    answer: z.boolean(),
  }),
  validateToken: method({
    ...identity,
    effect: 'read',
    idempotent: true,
    summary: 'Whether a reset token can still be used.',
    args: z.tuple([z.strictObject({ token: text })]),
    answer: z.object({ isValid: z.boolean() }),
  }),
  resetPassword: method({
    ...identity,
    summary: 'Sets a new password with a reset token, once, and ends every session of the customer.',
    args: z.tuple([z.strictObject({ token: text, password })]),
    answer: z.object({ isValid: z.boolean() }),
  }),
  readMailedLink: method({
    ...identity,
    effect: 'read',
    idempotent: true,
    summary: 'What a mailed link would do; null for one that is spent, too old or none.',
    args: z.tuple([z.strictObject({ token: text })]),
    answer: z.object({ purpose: linkPurpose.nullable() }),
  }),
  followMailedLink: method({
    ...identity,
    summary: 'Does what a mailed link is for, once; null when it could not be done.',
    args: z.tuple([z.strictObject({ token: text })]),
    answer: z.object({ purpose: linkPurpose.nullable() }),
  }),
  deleteCustomer: method({
    ...customerWrite,
    rate: 'identity',
    summary: 'Deletes the account with all but the orders, which the books need; asks the password.',
    args: z.tuple([z.strictObject({ currentPassword: password })]),
    answer: none,
  }),
  downloadCustomerData: method({
    ...customerRead,
    // All photos of their reviews are in it.
    rate: 'identity',
    summary: 'Everything kept of the signed-in customer.',
    args: z.tuple([]),
    answer: customerDataExport,
  }),
  loadCustomerCart: method({
    ...customerWrite,
    summary: 'Merges the named bag and every other open one of the customer into the saved bag; answers it.',
    args: z.tuple([z.strictObject({ cartId: bagId.optional() })]),
    answer: bag,
    idempotent: true,
  }),
  getCustomerAddress: method({
    ...customerRead,
    summary: 'The address book, with form fields.',
    args: z.tuple([]),
    answer: z.array(customerAddress),
  }),
  createCustomerAddress: method({
    ...customerWrite,
    summary: 'Adds an address.',
    args: z.tuple([address.strict()]),
    answer: z.array(customerAddress),
  }),
  updateCustomerAddress: method({
    ...customerWrite,
    summary: 'Changes an address.',
    args: z.tuple([address.extend({ id }).strict()]),
    answer: z.array(customerAddress),
    idempotent: true,
  }),
  deleteCustomerAddress: method({
    ...customerWrite,
    summary: 'Removes addresses.',
    args: z.tuple([z.strictObject({ ids: z.array(id).max(50) })]),
    answer: z.array(customerAddress),
    idempotent: true,
  }),
} as const;
