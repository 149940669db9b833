import { and, isNull, sql } from 'drizzle-orm';
import { checkouts } from '../schema/checkout.ts';
import { payments } from '../schema/orders.ts';

/** Of a checkout: no order is being made of it, and no payment waits for its end. */
export const isIdle = and(
  isNull(checkouts.completingAt),
  sql`not exists (select from ${payments} where ${payments.cartId} = ${checkouts.cartId} and ${payments.state} = 'started')`,
);
