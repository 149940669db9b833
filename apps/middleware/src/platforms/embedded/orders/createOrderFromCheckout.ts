import { setTimeout as sleep } from 'node:timers/promises';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Answer, Call } from '../../call.ts';
import { refreshCards } from '../catalogue/refreshListing.ts';
import { claimKey } from './claimKey.ts';
import { finaliseOrder } from './finaliseOrder.ts';
import { payFor, refundUnused } from './payFor.ts';
import { prepareOrder, releaseClaim } from './prepareOrder.ts';

type Args = ParsedArgsOf<'commerce', 'createOrderFromCheckout'>[0];

/** How long a repeated call waits for the first one to finish, in milliseconds. */
const patience = 12_000;

/**
 * Pays and places the order in three parts: prepare (checks, claims the checkout and holds the units, in a
 * transaction), pay (outside any), finalise (in its own, and safe to repeat). Whoever comes while another is at
 * it waits for that one's answer.
 */
export async function createOrderFromCheckout(call: Call, args: Args): Answer<{ orderId: number }> {
  const reused = await claimKey(call);
  if (reused) return err(reused);
  const started = performance.now();
  for (let pause = 20; performance.now() - started < patience; pause = Math.min(pause * 2, 250)) {
    const prepared = await prepareOrder(call, args);
    if (prepared.state === 'placed') return ok({ orderId: prepared.orderId });
    if (prepared.state === 'claimed') return complete(call, args, prepared.claim);
    if (prepared.state === 'refused') return refuse(call, args.cartId, prepared.error);
    await sleep(pause);
  }
  return err({
    tag: 'conflict',
    message: 'Your order is being placed. Please wait a moment and look again.',
  });
}

async function complete(call: Call, args: Args, claim: Date): Answer<{ orderId: number }> {
  try {
    const paid = await payFor(call, args);
    if (!paid.ok) return paid;
    const placed = await finaliseOrder(call, args.cartId, paid.value);
    if (!placed.ok) {
      await refundUnused(call, args.cartId);
      return placed;
    }
    await refreshCards(call.db, placed.value.productIds, call.clock());
    return ok({ orderId: placed.value.orderId });
  } finally {
    await releaseClaim(call.db, args.cartId, claim);
  }
}

/** Nothing will be sent, so nothing stays charged. */
async function refuse(call: Call, cartId: string, error: CallError): Promise<Result<never, CallError>> {
  if (error.tag === 'sold-out') await refundUnused(call, cartId);
  return err(error);
}
