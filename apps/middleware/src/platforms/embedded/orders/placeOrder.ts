import { setTimeout as sleep } from 'node:timers/promises';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Answer } from '../../call.ts';
import { refreshCardsTogether } from '../catalogue/refreshListing.ts';
import { releaseGiftCards } from '../gift-cards/holdGiftCards.ts';
import { isClaimed, whileClaimed } from './claim.ts';
import { finaliseOrder } from './finaliseOrder.ts';
import { type Paid, payFor, refund, refundUnused } from './payFor.ts';
import type { Due, Placing } from './placing.ts';
import { prepareOrder } from './prepareOrder.ts';

/** How long a repeated call waits for the first one to finish, in milliseconds. */
const timeoutMs = 12_000;

/**
 * Pays and places an order in three parts: prepare (checks, claims the checkout and holds the units, in a
 * transaction), pay (outside any), finalise (in its own, and safe to repeat). Whoever comes while another is at
 * it waits for that one's answer.
 */
export async function placeOrder(call: Placing, due: Due): Answer<{ orderId: number }> {
  const started = performance.now();
  for (let pause = 20; performance.now() - started < timeoutMs; pause = Math.min(pause * 2, 250)) {
    if (pause > 20 && (await isClaimed(call.db, due.cartId, call.clock()))) {
      await call.away(() => sleep(pause));
      continue;
    }
    const prepared = await prepareOrder(call, due);
    switch (prepared.state) {
      case 'placed':
        return ok({ orderId: prepared.orderId });
      case 'refused':
        return err(prepared.error);
      case 'short':
        return whileClaimed(call, prepared.claim, () => giveBack(call, due.cartId, prepared.error));
      case 'claimed':
        return whileClaimed(call, prepared.claim, () => complete(call, due)).catch((cause: unknown) =>
          answerPlaced(call, cause),
        );
      case 'waiting':
        await call.away(() => sleep(pause));
    }
  }
  return err({
    tag: 'conflict',
    message: messages.orderBeingPlaced,
  });
}

async function complete(call: Placing, due: Due): Answer<{ orderId: number }> {
  const paid = await payFor(call, due);
  if (!paid.ok) {
    if (paid.error.tag === 'payment-declined') await releaseGiftCards(call.db, due.cartId);
    return paid;
  }
  const placed = await finaliseOrder(call, due.cartId, paid.value);
  if (!placed.ok) {
    await giveBackPaid(call, due.cartId, paid.value);
    return placed;
  }
  const { orderId, productIds } = placed.value;
  await refreshCardsTogether(call.db, productIds, call.clock).catch((cause: unknown) => {
    throw new CardsLeft(orderId, cause);
  });
  return ok({ orderId });
}

/** An order is placed, but the cards of its styles could not be made anew. Thrown, so that the claim is kept for `settleOrders`. */
class CardsLeft extends Error {
  readonly orderId: number;
  constructor(orderId: number, cause: unknown) {
    super(`The cards of order ${orderId} were not made anew.`, { cause });
    this.orderId = orderId;
  }
}

function answerPlaced({ log }: Placing, cause: unknown): Result<{ orderId: number }, CallError> {
  if (!(cause instanceof CardsLeft)) throw cause;
  log.error({ err: cause }, 'an order is placed, and its cards are made when it is settled');
  return ok({ orderId: cause.orderId });
}

async function giveBackPaid(call: Placing, cartId: string, { attempt }: Paid): Promise<void> {
  if (attempt !== undefined) await refund(call, attempt);
  await releaseGiftCards(call.db, cartId);
}

/** Nothing will be sent, so nothing stays charged. */
async function giveBack(call: Placing, cartId: string, error: CallError): Promise<Result<never, CallError>> {
  await refundUnused(call, cartId);
  await releaseGiftCards(call.db, cartId);
  return err(error);
}
