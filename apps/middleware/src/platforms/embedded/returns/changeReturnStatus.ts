import type { ReturnStatus } from '@tailorbird/commerce/model/orderReturn';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { returnStatusesAfter } from '@tailorbird/commerce/returns/returnStatus';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queries } from '../../../database/database.ts';
import { returnMail } from '../../../services/mail/returnMail.ts';
import type { PaymentProvider } from '../../../services/payment/paymentProvider.ts';
import { refreshCards } from '../catalogue/refreshListing.ts';
import { queueMail } from '../queueMail.ts';
import { returns } from '../schema/returns.ts';
import { payReturn } from './payReturn.ts';
import { readReturns } from './readReturns.ts';
import { restock } from './restock.ts';
import { returnableOf } from './returnableOf.ts';

interface Options {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
  readonly publicUrl: string;
}

interface Move {
  readonly to: ReturnStatus;
  /** What has come back is not to be sold again. */
  readonly isDamaged?: boolean;
}

/**
 * Moves a return on and writes to the shopper. What has come back goes on the shelf again, once; a refund gives the
 * money back first, so that a return never says so without it. The error says where the return may go instead.
 */
export async function changeReturnStatus(
  options: Options,
  returnId: number,
  { to, isDamaged = false }: Move,
): Promise<Result<ReturnStatus, string>> {
  const [row] = await options.db.select().from(returns).where(eq(returns.id, returnId));
  if (!row) return err(`There is no return ${returnId}.`);
  const from = row.status;
  const after = returnStatusesAfter(from);
  if (!after.includes(to)) {
    const where = after.length === 0 ? 'it stays there' : `from there it can become ${after.join(' or ')}`;
    return err(`Return ${returnId} is ${from} and cannot become ${to}: ${where}.`);
  }
  if (to === 'Closed' && row.toCard !== null)
    return err(`Return ${returnId} cannot be closed: giving its money back has begun. Repeat Refunded.`);
  if (to === 'Refunded') {
    const paid = await payReturn(options, returnId);
    if (!paid.ok) return paid;
  }
  const moved = await options.db.transaction(async (tx) => {
    if (!(await take(tx, returnId, { from, to, now: options.clock() }))) return undefined;
    const productIds = to === 'Received' && !isDamaged ? await restock(tx, returnId) : [];
    await tell(tx, options, { returnId, orderId: row.orderId });
    return { productIds };
  });
  if (!moved) return err(`Return ${returnId} was changed meanwhile. Look at it again.`);
  await refreshCards(options.db, moved.productIds, options.clock());
  return ok(from);
}

/** Where a return is; undefined for none. */
export async function returnStatusOf(db: Queries, returnId: number): Promise<ReturnStatus | undefined> {
  const [row] = await db.select({ status: returns.status }).from(returns).where(eq(returns.id, returnId));
  return row?.status;
}

/** Of two who move it at once one does. */
async function take(
  tx: Queries,
  returnId: number,
  { from, to, now }: { from: ReturnStatus; to: ReturnStatus; now: Date },
): Promise<boolean> {
  const isUnpaid = to === 'Closed' ? isNull(returns.toCard) : undefined;
  const taken = await tx
    .update(returns)
    .set({ status: to, changedAt: now })
    .where(and(eq(returns.id, returnId), eq(returns.status, from), isUnpaid))
    .returning({ id: returns.id });
  return taken.length > 0;
}

async function tell(
  tx: Queries,
  { clock, publicUrl }: Options,
  { returnId, orderId }: { returnId: number; orderId: number },
): Promise<void> {
  const known = await returnableOf(tx, orderId);
  const made = (await readReturns(tx, orderId)).find(({ id }) => id === returnId);
  if (!known || !made) throw new Error(`Return ${returnId} is of no order.`);
  const { order, market, customerId } = known;
  const mail = returnMail({
    order,
    made,
    place: { publicUrl, market },
    isCustomers: customerId !== null,
  });
  await queueMail(tx, mail, clock(), { orderId, customerId });
}
