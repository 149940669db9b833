import { type CallErrorTag, statusOf } from '@tailorbird/commerce/contract/callError';
import { marketList } from '@tailorbird/commerce/market';
import { z } from 'zod';

// The table names every tag, each once.
const tags = Object.keys(statusOf) as CallErrorTag[];

/** The one line in the log of every call of the contract (reliability J4). Nothing in it was typed by a shopper. */
export const callLine = z.strictObject({
  level: z.literal(30),
  /** When the answer was ready, in milliseconds since 1970. */
  time: z.int(),
  pid: z.int(),
  hostname: z.string(),
  /** The specification's name of the operation, else the method's. */
  op: z.string().regex(/^[a-zA-Z][\w.]*$/),
  /** W3C trace id: the caller's where it sent `traceparent`, else our own. */
  trace_id: z.string().regex(/^[0-9a-f]{32}$/),
  request_id: z.string().regex(/^[\w.-]{1,100}$/),
  /** Undefined where the caller's `channel-id` names none. */
  channel: z.int().optional(),
  market: z.enum(marketList).optional(),
  outcome: z.enum<('ok' | CallErrorTag)[]>(['ok', ...tags]),
  ms: z.int().nonnegative(),
  /** HTTP status of the answer. */
  code: z.int().min(200).max(599),
});

/** Names of operations in the log where the specification has its own (commerce §8); others are the method's. */
const operations: { readonly [call: string]: string } = {
  'commerce/getCart': 'load',
  'commerce/createCart': 'create',
  'commerce/addCartItems': 'addItem',
  'commerce/removeCartItem': 'removeItem',
  'commerce/updateCartItem': 'updateItemQty',
  'commerce/deleteCart': 'clear',
  'commerce/getCustomerAddress': 'addresses.load',
  'commerce/createCustomerAddress': 'addresses.addAddress',
  'commerce/deleteCustomerAddress': 'addresses.deleteAddress',
  'commerce/updateCustomerAddress': 'addresses.updateAddress',
  'commerce/getChannel': 'channel.load',
  'commerce/checkoutLogin': 'checkoutLogin',
};

/** The tag an operation is logged under. */
export function operationTag(segment: string, method: string): string {
  return operations[`${segment}/${method}`] ?? method;
}
