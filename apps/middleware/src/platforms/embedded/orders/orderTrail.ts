import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { mail } from '../../../services/mail/mail.ts';
import { orders, payments } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { returns } from '../schema/returns.ts';

/** Something that happened to an order. */
export interface Happening {
  readonly at: Date;
  readonly what: string;
}

/** What an order has been through. */
export interface OrderTrail {
  readonly payments: readonly (typeof payments.$inferSelect)[];
  /** The oldest first. */
  readonly history: readonly Happening[];
}

/** What an order has been through: attempts to pay, mails, days; undefined where there is none. */
export async function orderTrail(db: Queries, orderId: number): Promise<OrderTrail | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.cartId, order.cartId))
    .orderBy(asc(payments.id));
  const written = await db.select().from(outbox).where(eq(outbox.orderId, orderId)).orderBy(asc(outbox.id));
  const sentBack = await db.select().from(returns).where(eq(returns.orderId, orderId));
  const mails = written.map(({ payload, deliveredAt, givenUpAt, createdAt }): Happening => {
    const { to = 'nobody', subject = 'not a mail' } = mail.safeParse(payload).data ?? {};
    const state = deliveredAt ? 'sent' : givenUpAt ? 'given up' : 'waiting';
    return { at: deliveredAt ?? givenUpAt ?? createdAt, what: `Mail to ${to} ${state}: ${subject}` };
  });
  const history = [
    { at: order.placedAt, what: 'Placed' },
    { at: order.shippedAt, what: 'Shipped' },
    { at: order.deliveredAt, what: 'Complete' },
    ...mails,
    ...sentBack.flatMap(({ id, status, requestedAt, changedAt }) => [
      { at: requestedAt, what: `Return ${id} asked for` },
      { at: status === 'Requested' ? null : changedAt, what: `Return ${id} ${status}` },
    ]),
  ];
  return {
    payments: paid,
    history: history
      .flatMap(({ at, what }) => (at === null ? [] : { at, what }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  };
}
