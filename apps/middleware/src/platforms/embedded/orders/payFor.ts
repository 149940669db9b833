import type { CallError } from '@tailorbird/commerce/contract/callError';
import { markets } from '@tailorbird/commerce/market';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../call.ts';
import { payments } from '../schema/orders.ts';

/** Money that has been taken for a bag. */
export interface Paid {
  readonly attempt: string;
  readonly amount: number;
}

interface Due {
  readonly cartId: string;
  readonly expectedTotal: number;
  readonly paymentToken: string;
}

/**
 * Takes the money for a bag, at most once. An earlier attempt whose end we do not know is asked about first: what
 * it took counts, and only when it took nothing is the card charged again.
 */
export async function payFor(call: Call, due: Due): Promise<Result<Paid, CallError>> {
  const earlier = await settleEarlier(call, due);
  if (earlier) return earlier;
  const attempt = crypto.randomUUID();
  const { currency } = markets[call.market];
  await call.db.insert(payments).values({
    cartId: due.cartId,
    attempt,
    state: 'started',
    amount: due.expectedTotal,
    currency,
    createdAt: call.clock(),
  });
  const outcome = await call.payments.charge({
    token: due.paymentToken,
    amount: due.expectedTotal,
    currency,
    idempotencyKey: attempt,
  });
  if (outcome.state === 'timeout') return err(timedOut);
  await call.db.update(payments).set(recordOf(outcome)).where(eq(payments.attempt, attempt));
  return outcome.state === 'captured' ? ok({ attempt, amount: due.expectedTotal }) : err(declined);
}

/** Gives back whatever was taken for a bag that becomes no order. */
export async function refundUnused(call: Call, cartId: string): Promise<void> {
  for (const { attempt } of await openPayments(call, cartId)) await refund(call, attempt);
}

async function settleEarlier(call: Call, due: Due): Promise<Result<Paid, CallError> | undefined> {
  for (const { attempt, amount } of await openPayments(call, due.cartId)) {
    const outcome = await call.payments.find(attempt);
    if (outcome?.state === 'timeout') return err(timedOut);
    const record = recordOf(outcome ?? { state: 'declined' });
    await call.db.update(payments).set(record).where(eq(payments.attempt, attempt));
    if (record.state !== 'captured') continue;
    if (amount === due.expectedTotal) return ok({ attempt, amount });
    await refund(call, attempt);
  }
  return undefined;
}

function openPayments(call: Call, cartId: string) {
  return call.db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), inArray(payments.state, ['started', 'captured'])))
    .orderBy(asc(payments.id));
}

async function refund(call: Call, attempt: string): Promise<void> {
  await call.payments.refund(attempt);
  await call.db.update(payments).set({ state: 'refunded' }).where(eq(payments.attempt, attempt));
}

function recordOf(outcome: { state: 'captured'; reference: string } | { state: 'declined' }) {
  if (outcome.state === 'declined') return { state: 'declined' } as const;
  return { state: 'captured', providerReference: outcome.reference } as const;
}

const declined: CallError = {
  tag: 'payment-declined',
  message: 'Your card was declined. Nothing was charged: try again, or use another card.',
};
const timedOut: CallError = {
  tag: 'payment-timeout',
  message: 'The payment provider did not answer in time. Try again: you will not be charged twice.',
};
