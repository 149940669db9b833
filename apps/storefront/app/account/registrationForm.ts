import { addressQuery } from '@tailorbird/commerce/addresses/addressQuery';
import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import type { Market } from '@tailorbird/commerce/market';
import { addressIn, email } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { lookedAt } from '../address/addressDoubts.ts';
import { doubtsOf } from '../address/readAddress.ts';
import { type FieldErrors, fieldErrors, textIn } from '../form/formFields.ts';

type Registration = ArgsOf<'commerce', 'registerCustomer'>[0];

/** A date of birth as a date field sends it; it may be left out. */
export const dateOfBirth = z.union([z.literal(''), z.iso.date()], 'Please enter a date, or leave it empty');
/** How a customer is addressed. */
export const title = z.string().trim().min(1, 'Please choose a title').max(20);

/** What was typed into the address finder, which is kept and never refused. */
const addressFinder = z.string().transform((typed) => addressQuery(typed) ?? '');

/** A password that the shop takes; what is wrong with another is said in the specification's words. */
export const newPassword = z.string().superRefine((value, context) => {
  const message = passwordProblem(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const formIn = (market: Market) =>
  addressIn(market).extend({ title, email, password: newPassword, dateOfBirth, addressFinder });

/** Reads the form of /create-account: every field of the registration payload (commerce §3). */
export function parseRegistration(entered: FormData, market: Market): Result<Registration, FieldErrors> {
  const form = formIn(market);
  const texts = Object.keys(form.shape).map((name) => [name, textIn(entered, name)]);
  const parsed = form.safeParse(Object.fromEntries(texts));
  if (!parsed.success) return err(fieldErrors(parsed.error));
  const { address, doubts } = lookedAt(parsed.data, market);
  const asked = doubtsOf(entered, doubts);
  if (asked) return err(asked);
  const { addressLine1: line1, addressLine2: line2, city: town, ...rest } = address;
  const { county: region, postCode: code, country: countryIso2, ...person } = rest;
  return ok({
    ...person,
    customFields: [],
    preferenceEmail: entered.has('preferenceEmail'),
    preferencePost: entered.has('preferencePost'),
    countryIso2,
    acceptsProductReviewAbandonedCartEmails: entered.has('reviewEmails'),
    address: {
      addressLine1: line1,
      addressLine2: line2,
      city: town,
      county: region,
      postCode: code,
      country: countryIso2,
    },
  });
}
