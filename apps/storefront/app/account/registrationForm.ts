import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { type Market, markets } from '@tailorbird/commerce/market';
import { address, email } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { type FieldErrors, fieldErrors, textIn } from '../form/formFields.ts';

type Registration = ArgsOf<'commerce', 'registerCustomer'>[0];

/** A password that the shop takes; what is wrong with another is said in the specification's words. */
export const newPassword = z.string().superRefine((value, context) => {
  const message = passwordProblem(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const { firstName, lastName } = address.shape;
const registration = z.object({ firstName, lastName, email, password: newPassword });

/** Reads the form of /create-account. What else the payload has (commerce §3) is asked for where it is needed (decision 67). */
export function parseRegistration(entered: FormData, market: Market): Result<Registration, FieldErrors> {
  const texts = Object.keys(registration.shape).map((name) => [name, textIn(entered, name)]);
  const parsed = registration.safeParse(Object.fromEntries(texts));
  if (!parsed.success) return err(fieldErrors(parsed.error));
  return ok({
    ...parsed.data,
    customFields: [],
    phone: '',
    title: '',
    dateOfBirth: '',
    preferenceEmail: entered.has('preferenceEmail'),
    preferencePost: entered.has('preferencePost'),
    countryIso2: markets[market].homeCountry,
    acceptsProductReviewAbandonedCartEmails: entered.has('reviewEmails'),
    addressFinder: '',
    address: null,
  });
}
