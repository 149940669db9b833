import type { CallError } from '@tailorbird/commerce/contract/callError';
import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import { payments } from '../schema/orders.ts';
import type { Due, Placing } from './placing.ts';

/** Money that has been taken for a bag, beside what its gift cards pay. */
export interface Paid {
  /** Undefined where gift cards pay for everything. */
  readonly attempt: string | undefined;
  readonly amount: number;
}

/** Money that was taken by an attempt. */
interface Taken extends Paid {
  readonly attempt: string;
}

/**
 * Takes the money for a bag, at most once. An earlier attempt whose end we do not know is asked about first: what
 * it took counts, and what never reached the provider is sent again under the same key.
 */
export async function payFor(call: Placing, due: Due): Promise<Result<Paid, CallError>> {
  const { cartId, paymentToken: token } = due;
  const toPay = amountOf(due);
  for (const { attempt, amount } of await openPayments(call, cartId)) {
    const outcome = await call.payments.find(attempt);
    if (outcome?.state === 'timeout') return err(timedOut);
    if (outcome === undefined && amount === toPay && token !== undefined)
      return charge(call, { token, amount, attempt });
    const record = recordOf(outcome ?? { state: 'declined' });
    await call.db.update(payments).set(record).where(eq(payments.attempt, attempt));
    if (record.state !== 'captured') continue;
    if (amount === toPay) return ok({ attempt, amount });
    await refund(call, attempt);
  }
  if (token === undefined) return ok({ attempt: undefined, amount: 0 });
  return charge(call, { token, amount: toPay, attempt: await begin(call, due) });
}

function amountOf({ expectedTotal, expectedGiftCardTotal }: Due): number {
  return leftToPay({ grandTotal: expectedTotal, giftCardTotal: expectedGiftCardTotal });
}

async function begin(call: Placing, due: Due): Promise<string> {
  const attempt = crypto.randomUUID();
  await call.db.insert(payments).values({
    cartId: due.cartId,
    attempt,
    state: 'started',
    amount: amountOf(due),
    currency: markets[call.market].currency,
    createdAt: call.clock(),
  });
  faultPoint('payment begun');
  return attempt;
}

interface Attempt {
  readonly token: string;
  readonly amount: number;
  readonly attempt: string;
}

/** Charges under a key. Whoever was overtaken meanwhile, and finds the attempt given up, gives back what it took. */
async function charge(call: Placing, { token, amount, attempt }: Attempt): Promise<Result<Paid, CallError>> {
  const outcome = await call.payments.charge({
    token,
    amount,
    currency: markets[call.market].currency,
    idempotencyKey: attempt,
  });
  faultPoint('card charged');
  if (outcome.state === 'timeout') return err(timedOut);
  const record = recordOf(outcome);
  const [recorded] = await call.db
    .update(payments)
    .set(record)
    .where(and(eq(payments.attempt, attempt), eq(payments.state, 'started')))
    .returning();
  const now = recorded ?? (await attemptOf(call, attempt));
  faultPoint('payment recorded');
  if (record.state === 'declined') return err(declined);
  if (now?.state === 'captured') return ok({ attempt, amount });
  await call.payments.refund(attempt);
  return err(overtaken);
}

async function attemptOf(call: Placing, attempt: string) {
  const [known] = await call.db.select().from(payments).where(eq(payments.attempt, attempt));
  return known;
}

/** What the provider has taken for a bag by attempts that are not settled, each recorded as it ended. */
export async function takenFor(call: Placing, cartId: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { attempt, amount } of await openPayments(call, cartId)) {
    const outcome = await call.payments.find(attempt);
    if (outcome?.state === 'timeout') throw new Error(`The provider does not say what became of ${attempt}.`);
    const record = recordOf(outcome ?? { state: 'declined' });
    await call.db.update(payments).set(record).where(eq(payments.attempt, attempt));
    if (record.state === 'captured') taken.push({ attempt, amount });
  }
  return taken;
}

/** Gives back whatever was taken for a bag that becomes no order. */
export async function refundUnused(call: Placing, cartId: string): Promise<void> {
  for (const { attempt } of await takenFor(call, cartId)) await refund(call, attempt);
}

/** Gives an attempt's money back. */
export async function refund(call: Placing, attempt: string): Promise<void> {
  await call.payments.refund(attempt);
  await call.db.update(payments).set({ state: 'refunded' }).where(eq(payments.attempt, attempt));
}

function openPayments(call: Placing, cartId: string) {
  return call.db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), inArray(payments.state, ['started', 'captured'])))
    .orderBy(asc(payments.id));
}

function recordOf(outcome: { state: 'captured'; reference: string } | { state: 'declined' }) {
  if (outcome.state === 'declined') return { state: 'declined' } as const;
  return { state: 'captured', providerReference: outcome.reference } as const;
}

const declined: CallError = {
  tag: 'payment-declined',
  message: messages.paymentDeclined,
};
const timedOut: CallError = {
  tag: 'payment-timeout',
  message: messages.paymentTimeout,
};
const overtaken: CallError = {
  tag: 'conflict',
  message: messages.orderBeingPlaced,
};
