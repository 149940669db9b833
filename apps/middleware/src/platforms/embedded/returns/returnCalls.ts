import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { err, ok } from '@tailorbird/commerce/result';
import { requestReturn as rulesOn } from '@tailorbird/commerce/returns/requestReturn';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { returnMail } from '../../../services/mail/returnMail.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { guestOrder } from '../orders/guestOrder.ts';
import { queueMail } from '../queueMail.ts';
import { orders } from '../schema/orders.ts';
import { returnLines, returns } from '../schema/returns.ts';
import { lineIdsOf, readReturns, toReturn } from './readReturns.ts';
import { returnableOf } from './returnableOf.ts';

type Asked = ParsedArgsOf<'commerce', 'requestReturn'>[0];

/** A return of an order of the signed-in customer, whose it is has been asked (`rpc/ownerRules.ts`). */
export function requestReturn(call: Call, asked: Asked): Answer<OrderReturn> {
  return call.db.transaction((tx) => requestIn(tx, call, asked));
}

/** A return by the number and e-mail of an order. */
export async function requestGuestReturn(
  call: Call,
  { email, ...asked }: ParsedArgsOf<'commerce', 'requestGuestReturn'>[0],
): Answer<OrderReturn> {
  const found = await guestOrder(call, { orderId: asked.orderId, email });
  return found.ok ? call.db.transaction((tx) => requestIn(tx, call, asked)) : found;
}

/** The order is locked, so that two returns at once do not both get its last units. */
async function requestIn(
  tx: Queries,
  call: Call,
  { orderId, submission, lines }: Asked,
): Answer<OrderReturn> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const earlier = await sentBefore(tx, orderId, submission);
  if (earlier) return earlier;
  const returnable = await returnableOf(tx, orderId);
  if (!returnable) return err(notFound);
  const now = call.clock();
  const amounts = rulesOn(returnable, lines, now);
  if (!amounts.ok) return err({ tag: 'refused', message: amounts.error });
  const { delivery, labelCost, refund } = amounts.value;
  const [row] = await tx
    .insert(returns)
    .values({
      orderId,
      submission,
      status: 'Requested',
      requestedAt: now,
      changedAt: now,
      delivery,
      labelCost,
      refund,
    })
    .returning({ id: returns.id });
  if (!row) throw new Error('The database took a return and gave no number.');
  const lineIds = await lineIdsOf(tx, orderId);
  await tx.insert(returnLines).values(
    amounts.value.lines.map(({ line, ...one }) => ({
      ...one,
      returnId: row.id,
      orderLineId: lineIds[line] ?? 0,
    })),
  );
  const made = (await readReturns(tx, orderId)).find(({ id }) => id === row.id);
  if (!made) throw new Error(`Return ${row.id} was written and is not there.`);
  const { order, market, customerId } = returnable;
  const mail = returnMail({
    order,
    made,
    place: { publicUrl: call.publicUrl, market },
    isCustomers: customerId !== null,
  });
  await queueMail(tx, mail, now, { orderId, customerId });
  return ok(toReturn(made));
}

/** What the same sending was answered; one of another order is nobody's. */
async function sentBefore(
  tx: Queries,
  orderId: number,
  submission: string,
): Promise<Awaited<Answer<OrderReturn>> | undefined> {
  const [row] = await tx
    .select({ id: returns.id, orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.submission, submission));
  if (!row) return undefined;
  const made = (await readReturns(tx, orderId)).find(({ id }) => id === row.id);
  return made ? ok(toReturn(made)) : err(notFound);
}
