import { z } from 'zod';
import { minorUnits } from '../model/money.ts';
import type { ServiceName } from './services.ts';

/**
 * Whose data a method touches, and so who may call it:
 * `public` – the catalogue and other public facts; `session` – the acting session's own bag, checkout and
 * orders, and the id in the arguments must belong to it; `customer` – the signed-in customer's own data.
 */
type Owner = 'public' | 'session' | 'customer';

/** Which request limit counts the call. */
export type RateClass = 'read' | 'search' | 'write' | 'identity';

/** One row of the contract: everything about a call that both sides and the documentation need. */
export interface Method<
  Args extends z.ZodTuple = z.ZodTuple,
  Answer extends z.ZodType = z.ZodType,
  Whose extends Owner = Owner,
> {
  /** One sentence for the API page. */
  readonly summary: string;
  readonly args: Args;
  readonly answer: Answer;
  readonly owner: Whose;
  readonly effect: 'read' | 'write';
  /** Whether repeating the same call leaves the same state without an idempotency key. */
  readonly idempotent: boolean;
  readonly rate: RateClass;
  /** The largest body it takes, where that is not the 64 KiB of others. */
  readonly maxBodyBytes?: number;
  /** Who answers it, and so how long it is waited for (`services`). */
  readonly service: ServiceName;
}

/** Types a row without widening it. */
export function method<Args extends z.ZodTuple, Answer extends z.ZodType, const Whose extends Owner>(
  row: Method<Args, Answer, Whose>,
): Method<Args, Answer, Whose> {
  return row;
}

/** Arguments and standings that rows of the commerce contract have in common. */

/** The largest whole number that a column of ids, quantities, amounts or versions holds (PostgreSQL's `integer`). */
export const largest = 2_147_483_647;

export const id = z.int().positive().max(largest);
/** The version of a checkout that a change was made from. */
export const version = z.int().min(0).max(largest);
/** What a shopper saw is to be paid, in minor units. */
export const amountDue = minorUnits.min(0).max(largest);
/** Bags and checkouts share one unguessable id. */
export const bagId = z.uuid();
export const text = z.string().max(200);
export const none = z.object({});

export const read = {
  owner: 'public',
  effect: 'read',
  idempotent: true,
  rate: 'read',
  service: 'commerce',
} as const;
export const ownRead = {
  owner: 'session',
  effect: 'read',
  idempotent: true,
  rate: 'read',
  service: 'commerce',
} as const;
export const ownWrite = {
  owner: 'session',
  effect: 'write',
  idempotent: false,
  rate: 'write',
  service: 'commerce',
} as const;
export const customerRead = {
  owner: 'customer',
  effect: 'read',
  idempotent: true,
  rate: 'read',
  service: 'commerce',
} as const;
export const customerWrite = {
  owner: 'customer',
  effect: 'write',
  idempotent: false,
  rate: 'write',
  service: 'commerce',
} as const;
export const identity = {
  owner: 'public',
  effect: 'write',
  idempotent: false,
  rate: 'identity',
  service: 'commerce',
} as const;
