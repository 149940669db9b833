import { contract } from '@tailorbird/commerce/contract/contract';
import { ok } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { customer, toCustomer } from './entities/customer.ts';
import { fieldsOf, mapped, onlyInclude, operation } from './operation.ts';

const { commerce } = contract;
const registered = fieldsOf(commerce.registerCustomer);
const changed = fieldsOf(commerce.updateCustomer);
const nothing = z.strictObject({});
const customers = z.strictObject({ data: z.array(customer) });

/** As a form field keeps it, or as a box that is ticked or not. */
const preference = z.union([z.boolean(), z.enum(['[yes]', ''])]).transform((value) => Boolean(value));

const registration = z.strictObject({
  email: registered.email,
  password: registered.password,
  first_name: registered.firstName,
  last_name: registered.lastName,
  custom_fields: registered.customFields.default([]),
  phone: registered.phone.default(''),
  title: registered.title.default(''),
  dateOfBirth: registered.dateOfBirth.default(''),
  preferenceEmail: preference.default(false),
  preferencePost: preference.default(false),
  countryIso2: registered.countryIso2,
  accepts_product_review_abandoned_cart_emails: z.boolean().default(false),
  addressFinder: registered.addressFinder.default(''),
  address: registered.address.default(null),
});

/** The customer, their entry and their form fields. */
export const customerOperations = {
  getCustomers: operation({
    args: onlyInclude,
    answer: customers,
    // Nobody signed in is no failure here: a page asks before it knows.
    run: async ({ commerce: calls }) => {
      const own = await calls.getCustomers();
      if (!own.ok && own.error.tag === 'signed-out') return ok({ data: [] });
      return mapped(own, (found) => ({ data: found === null ? [] : [toCustomer(found)] }));
    },
  }),
  loginCustomer: operation({
    args: commerce.loginCustomer.args,
    answer: z.strictObject({ is_valid: z.boolean(), errorMessage: z.string().nullable() }),
    run: async ({ commerce: calls }, credentials) =>
      mapped(await calls.loginCustomer(credentials), ({ isValid, errorMessage }) => ({
        is_valid: isValid,
        errorMessage,
      })),
  }),
  logoutCustomer: operation({
    args: z.tuple([]),
    answer: nothing,
    run: ({ commerce: calls }) => calls.logoutCustomer(),
  }),
  registerCustomer: operation({
    args: z.tuple([registration]),
    answer: customer,
    run: async ({ commerce: calls }, sent) => {
      const { first_name, last_name, custom_fields, ...rest } = sent;
      const { accepts_product_review_abandoned_cart_emails, ...own } = rest;
      const answer = await calls.registerCustomer({
        ...own,
        firstName: first_name,
        lastName: last_name,
        customFields: custom_fields,
        acceptsProductReviewAbandonedCartEmails: accepts_product_review_abandoned_cart_emails,
      });
      return mapped(answer, toCustomer);
    },
  }),
  syncCustomer: operation({
    args: commerce.syncCustomer.args,
    answer: nothing,
    run: ({ commerce: calls }, sent) => calls.syncCustomer(sent),
  }),
  updateCustomer: operation({
    args: z.tuple([
      z.strictObject({
        first_name: changed.firstName,
        last_name: changed.lastName,
        phone: changed.phone,
        email: changed.email,
        new_password: changed.newPassword,
        current_password: changed.currentPassword,
      }),
    ]),
    answer: customers,
    run: async ({ commerce: calls }, { first_name, last_name, new_password, current_password, ...rest }) => {
      const answer = await calls.updateCustomer({
        ...rest,
        firstName: first_name,
        lastName: last_name,
        newPassword: new_password,
        currentPassword: current_password,
      });
      return mapped(answer, (own) => ({ data: own.map(toCustomer) }));
    },
  }),
  updateCustomerFormFields: operation({
    args: commerce.updateCustomerFormFields.args,
    answer: nothing,
    run: ({ commerce: calls }, sent) => calls.updateCustomerFormFields(sent),
  }),
};
