import { z } from 'zod';
import { placeWords } from '../checkout/placeWords.ts';
import { emailPattern, maxEmailLength } from '../email.ts';
import type { Market } from '../market.ts';
import { messages } from '../messages.ts';

/** No NUL (PostgreSQL refuses it) and no line breaks or other control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- control characters are what is being refused
    .regex(/^[^\u0000-\u001f\u007f]*$/u, 'must not hold control characters');

/** The code of a place in a market's words, which are those of the message where it is missing. */
export const postCodeIn = (market: Market) => line(20).min(1, `${placeWords[market].postCode} is required`);

const streetIn = (market: Market) => line(255).min(1, placeWords[market].streetMissing);
const cityIn = (market: Market) => line(120).min(1, `${placeWords[market].city} is required`);

/** An address a parcel or a bill can go to. Required fields are commerce §5's. */
export const address = z.object({
  firstName: line(60).min(2, 'First name needs at least 2 characters'),
  lastName: line(60).min(2, 'Last name needs at least 2 characters'),
  addressLine1: streetIn('uk'),
  addressLine2: line(255).default(''),
  city: cityIn('uk'),
  county: line(120).default(''),
  postCode: postCodeIn('uk'),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Country is required'),
  phone: line(30).min(1, messages.phoneRequired).min(5, 'Please enter the whole phone number'),
});
export type Address = z.infer<typeof address>;

/** An address as a market's forms take it: what is missing is told in its words, and in the US a state is needed. */
export const addressIn = (market: Market) =>
  address.extend({
    addressLine1: streetIn(market),
    city: cityIn(market),
    postCode: postCodeIn(market),
    county: market === 'us' ? line(120).min(1, `${placeWords.us.county} is required`) : address.shape.county,
  });

/**
 * An address as it was once taken. What was taken by another rule, or by another system, breaks today's `address` and is
 * shown all the same.
 */
export const keptAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  county: z.string(),
  postCode: z.string(),
  country: z.string(),
  phone: z.string(),
});

const partsOfPlace = {
  addressLine1: true,
  addressLine2: true,
  city: true,
  county: true,
  postCode: true,
  country: true,
} as const;

/** Where something is, whoever lives there. */
export const place = address.pick(partsOfPlace);
export type Place = z.infer<typeof place>;

/** A place as an address service tells it; whether it can be used is said when it is sent. */
export const foundPlace = keptAddress.pick(partsOfPlace);

/** An e-mail address as the specification has it (commerce §5). */
export const email = z.string().trim().max(maxEmailLength).regex(emailPattern, messages.emailInvalid);
