import { z } from 'zod';
import { order } from './checkout.ts';

/** An order as the history lists it. */
export const orderSummary = order
  .pick({ id: true, cartId: true, status: true, currency: true, grandTotal: true, placedAt: true })
  .extend({
    /** Units over all lines. */
    itemCount: z.int(),
    /** Pictures of its first lines. */
    images: z.array(z.string()).max(4),
    /** Where it is now, in a sentence. */
    tracking: z.string(),
  });
export type OrderSummary = z.infer<typeof orderSummary>;

/** An order with where it is now, in a sentence. */
export const trackedOrder = order.extend({ tracking: z.string() });
export type TrackedOrder = z.infer<typeof trackedOrder>;
