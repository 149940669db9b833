import { z } from 'zod';
import { checkout } from '../model/checkout.ts';

/** Why a call did not do what was asked. Every reason is expected and has something to say or do next. */
export const callError = z.discriminatedUnion('tag', [
  /** The arguments do not fit the method; `message` names the argument, what is wrong and what fits. */
  z.object({ tag: z.literal('bad-arguments'), message: z.string() }),
  /** The thing does not exist, or belongs to somebody else: the two are not told apart. */
  z.object({ tag: z.literal('not-found'), message: z.string() }),
  z.object({ tag: z.literal('signed-out'), message: z.string() }),
  /** Another change came first; look before repeating. `checkout` is as it is now, where it was a checkout's. */
  z.object({ tag: z.literal('conflict'), message: z.string(), checkout: checkout.optional() }),
  /** Not enough stock. `available` is what is left, in units. */
  z.object({ tag: z.literal('sold-out'), message: z.string(), sku: z.string(), available: z.int() }),
  /** A rule of the shop refuses, with the specification's words. */
  z.object({ tag: z.literal('refused'), message: z.string() }),
  z.object({ tag: z.literal('payment-declined'), message: z.string() }),
  /** The provider did not answer in time; nothing is charged twice when the call is repeated. */
  z.object({ tag: z.literal('payment-timeout'), message: z.string() }),
  z.object({ tag: z.literal('too-many-requests'), message: z.string(), retryAfterSeconds: z.int() }),
  /** The promotions engine has no answer yet, as it says with 408: make the profile and go on (commerce §8). */
  z.object({ tag: z.literal('request-failed'), message: z.string() }),
  /** The middleware or something behind it is down. */
  z.object({ tag: z.literal('unavailable'), message: z.string() }),
]);
export type CallError = z.infer<typeof callError>;
export type CallErrorTag = CallError['tag'];

/** The HTTP status that carries each reason. */
export const statusOf: { readonly [Tag in CallErrorTag]: number } = {
  'bad-arguments': 400,
  'not-found': 404,
  'signed-out': 401,
  conflict: 409,
  'sold-out': 422,
  refused: 422,
  'payment-declined': 402,
  'payment-timeout': 504,
  'too-many-requests': 429,
  'request-failed': 408,
  unavailable: 503,
};
