import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { err, ok } from '@tailorbird/commerce/result';
import { cancelReturn as ruleOn } from '@tailorbird/commerce/returns/cancelReturn';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { returnMail } from '../../../services/mail/returnMail.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { guestOrder } from '../orders/guestOrder.ts';
import { queueMail } from '../queueMail.ts';
import { returns } from '../schema/returns.ts';
import { toReturn } from './readReturns.ts';
import { returnableOf } from './returnableOf.ts';

type Asked = ParsedArgsOf<'commerce', 'cancelReturn'>[0];

/** Calls off a return of an order of the signed-in customer, whose it is has been asked (`rpc/ownerRules.ts`). */
export function cancelReturn(call: Call, asked: Asked): Answer<OrderReturn> {
  return call.db.transaction((tx) => cancelIn(tx, call, asked));
}

/** Calls one off by the number and e-mail of its order. */
export async function cancelGuestReturn(
  call: Call,
  { email, ...asked }: ParsedArgsOf<'commerce', 'cancelGuestReturn'>[0],
): Answer<OrderReturn> {
  const found = await guestOrder(call, { orderId: asked.orderId, email });
  return found.ok ? call.db.transaction((tx) => cancelIn(tx, call, asked)) : found;
}

/** The return is locked: of a shopper who calls it off and an operator who has it in hand, one is first. */
async function cancelIn(tx: Queries, call: Call, { orderId, returnId }: Asked): Answer<OrderReturn> {
  const isIt = and(eq(returns.id, returnId), eq(returns.orderId, orderId));
  const [row] = await tx.select({ status: returns.status }).from(returns).where(isIt).for('update');
  if (!row) return err(notFound);
  const allowed = ruleOn(row);
  if (!allowed.ok) return err({ tag: 'refused', message: allowed.error });
  const now = call.clock();
  const isNew = row.status !== allowed.value;
  if (isNew) await tx.update(returns).set({ status: allowed.value, changedAt: now }).where(isIt);
  const known = await returnableOf(tx, orderId);
  const made = known?.earlier.find(({ id }) => id === returnId);
  if (!known || !made) throw new Error(`Return ${returnId} is of no order.`);
  const { order, market, customerId } = known;
  const place = { publicUrl: call.publicUrl, market };
  const mail = returnMail({ order, made, place, isCustomers: customerId !== null });
  if (isNew) await queueMail(tx, mail, now, { orderId, customerId });
  return ok(toReturn(made));
}
