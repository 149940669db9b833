import type { Market } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { type Address, email } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { readAddress } from '../address/readAddress.ts';
import { type FieldErrors, fieldErrors, textIn } from '../form/formFields.ts';
import { readCardNumber, readExpiry } from './cardText.ts';

export interface AddressForm {
  readonly version: number;
  readonly email: string;
  /** Absent when nothing has to be delivered. */
  readonly shipping: Address | undefined;
  readonly billing: Address;
}

export interface CardDetails {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly name: string;
}

const version = z.coerce.number().int().min(0);

/** Reads contact and address; one address serves for both when the box says so. */
export function parseAddressForm(
  form: FormData,
  market: Market,
  digitalOnly: boolean,
): Result<AddressForm, FieldErrors> {
  const same = form.get('sameAddress') === 'on' && !digitalOnly;
  const contact = email.safeParse(textIn(form, 'email'));
  const shipping = digitalOnly ? undefined : readAddress(form, market, 'shipping.');
  const billing = same && shipping ? shipping : readAddress(form, market, 'billing.');
  const errors = {
    ...(contact.success ? {} : { email: messages.emailInvalid }),
    ...(shipping?.ok === false ? shipping.error : {}),
    ...(billing.ok || same ? {} : billing.error),
  };
  if (!contact.success || !billing.ok || shipping?.ok === false) return err(errors);
  return ok({
    version: version.catch(0).parse(form.get('version')),
    email: contact.data,
    shipping: shipping?.value,
    billing: billing.value,
  });
}

const card = z.object({
  number: z
    .string()
    .transform(readCardNumber)
    .pipe(z.string().regex(/^\d{12,19}$/, 'Please enter the long number on your card')),
  expiry: z
    .string()
    .transform((typed) => readExpiry(typed) ?? '')
    .pipe(z.string().min(1, messages.cardExpiryInvalid)),
  securityCode: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, messages.securityCodeInvalid),
  name: z.string().trim().min(2, 'Please enter the name on your card').max(80),
});

/** Reads card details, which go to the payment provider only. */
export function parseCardForm(form: FormData): Result<CardDetails, FieldErrors> {
  const parsed = card.safeParse({
    number: textIn(form, 'card.number'),
    expiry: textIn(form, 'card.expiry'),
    securityCode: textIn(form, 'card.securityCode'),
    name: textIn(form, 'card.name'),
  });
  if (!parsed.success) return err(fieldErrors(parsed.error, 'card.'));
  return ok(parsed.data);
}

const total = z.coerce.number().int();

/** What the shopper saw beside the button that buys; what is no amount is none the server agrees to. */
export function readTotals(form: FormData): { expectedTotal: number; expectedGiftCardTotal: number } {
  return {
    expectedTotal: total.catch(-1).parse(form.get('expectedTotal')),
    expectedGiftCardTotal: total.catch(0).parse(form.get('expectedGiftCardTotal')),
  };
}
