import { z } from 'zod';

/** Arguments and standings that rows of the commerce contract have in common. */

export const id = z.int().positive();
/** Bags and checkouts share one unguessable id. */
export const bagId = z.uuid();
export const text = z.string().max(200);
export const none = z.object({});

export const read = { owner: 'nobody', effect: 'read', idempotent: true, rate: 'read' } as const;
export const ownRead = { owner: 'session', effect: 'read', idempotent: true, rate: 'read' } as const;
export const ownWrite = { owner: 'session', effect: 'write', idempotent: false, rate: 'write' } as const;
export const customerRead = { owner: 'customer', effect: 'read', idempotent: true, rate: 'read' } as const;
export const customerWrite = {
  owner: 'customer',
  effect: 'write',
  idempotent: false,
  rate: 'write',
} as const;
export const identity = { owner: 'nobody', effect: 'write', idempotent: false, rate: 'identity' } as const;
