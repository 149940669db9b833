import { z } from 'zod';
import { minorUnits } from '../model/money.ts';

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
