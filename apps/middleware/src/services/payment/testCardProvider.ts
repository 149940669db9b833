import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  testCardCharges,
  testCardRefunds,
  testCardTokens,
} from '../../platforms/embedded/schema/testCards.ts';
import type { Charge, ChargeOutcome, PartRefund, PaymentProvider } from './paymentProvider.ts';

/** How long the hanging card keeps a caller waiting before it gives up, in milliseconds. */
const hangMs = 1_000;

/** How long a token can be used, and is kept. */
export const tokenKeptMs = 60 * 60 * 1000;

type Outcome = typeof testCardTokens.$inferSelect.outcome;

/** Numbers the test provider knows; every other valid card is approved. */
const outcomes: { readonly [number: string]: Outcome } = {
  '4111111111111111': 'approve',
  '4000000000000002': 'decline',
  '4000000000000119': 'timeout',
};

/** Exchanges a card number for a token that stands for its outcome, of one use. The number is not kept. */
export async function issueToken(db: Database['db'], cardNumber: string, now: Date): Promise<string> {
  const token = `tok_${randomBytes(18).toString('base64url')}`;
  await db
    .insert(testCardTokens)
    .values({ token, outcome: outcomes[cardNumber] ?? 'approve', createdAt: now });
  return token;
}

/** A token of the simulated wallet, whose sheet was told what is to come of it. */
export async function issueWalletToken(db: Database['db'], outcome: Outcome, now: Date): Promise<string> {
  const token = `wal_${randomBytes(18).toString('base64url')}`;
  await db.insert(testCardTokens).values({ token, outcome, createdAt: now });
  return token;
}

/**
 * A card provider for demonstrations and tests. It keeps its own books, so that a charge whose answer was lost can be
 * asked about later, as with a real one. The timeout card is charged before it hangs, which is the worst case.
 */
export function createTestCardProvider(db: Database['db'], clock: () => Date): PaymentProvider {
  return {
    charge: (charge) => take(db, charge, clock()),
    find: (idempotencyKey) => find(db, idempotencyKey),
    refund: async (idempotencyKey) => {
      await db
        .update(testCardCharges)
        .set({ outcome: 'refunded' })
        .where(eq(testCardCharges.idempotencyKey, idempotencyKey));
    },
    refundPart: (part) => refundPart(db, part, clock()),
  };
}

async function refundPart(db: Database['db'], part: PartRefund, now: Date): Promise<void> {
  const { charge, amount, idempotencyKey } = part;
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .select()
      .from(testCardCharges)
      .where(eq(testCardCharges.idempotencyKey, charge))
      .for('update');
    const earlier = await tx.select().from(testCardRefunds).where(eq(testCardRefunds.charge, charge));
    if (earlier.some((one) => one.idempotencyKey === idempotencyKey)) return;
    const left = (taken?.amount ?? 0) - earlier.reduce((sum, one) => sum + one.amount, 0);
    if (taken?.outcome !== 'captured' || amount > left)
      throw new Error(`Of the charge ${charge} there are not ${amount} left to give back.`);
    await tx.insert(testCardRefunds).values({ idempotencyKey, charge, amount, createdAt: now });
  });
}

async function take(db: Database['db'], charge: Charge, now: Date): Promise<ChargeOutcome> {
  const earlier = await find(db, charge.idempotencyKey);
  if (earlier) return earlier;
  // Together, so that no token is used up without its charge; who comes second finds no token, or the first one's charge.
  const outcome = await db.transaction(async (tx) => {
    const used = await useToken(tx, charge.token, now);
    await tx
      .insert(testCardCharges)
      .values({
        idempotencyKey: charge.idempotencyKey,
        reference: `ch_${randomBytes(12).toString('hex')}`,
        outcome: used === 'decline' ? 'declined' : 'captured',
        amount: charge.amount,
        currency: charge.currency,
        createdAt: now,
      })
      .onConflictDoNothing();
    return used;
  });
  if (outcome === 'timeout') {
    await sleep(hangMs);
    return { state: 'timeout' };
  }
  return (await find(db, charge.idempotencyKey)) ?? { state: 'timeout' };
}

/** What a token stands for, once and within its time; any other is declined. */
async function useToken(db: Pick<Database['db'], 'delete'>, token: string, now: Date): Promise<Outcome> {
  const oldest = new Date(now.getTime() - tokenKeptMs);
  const [used] = await db
    .delete(testCardTokens)
    .where(and(eq(testCardTokens.token, token), gt(testCardTokens.createdAt, oldest)))
    .returning({ outcome: testCardTokens.outcome });
  return used?.outcome ?? 'decline';
}

async function find(db: Database['db'], idempotencyKey: string): Promise<ChargeOutcome | undefined> {
  const [charge] = await db
    .select()
    .from(testCardCharges)
    .where(eq(testCardCharges.idempotencyKey, idempotencyKey));
  if (!charge) return undefined;
  return charge.outcome === 'captured'
    ? { state: 'captured', reference: charge.reference }
    : { state: 'declined' };
}
