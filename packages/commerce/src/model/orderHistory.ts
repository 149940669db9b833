import { z } from 'zod';
import { marketList } from '../market.ts';
import { order } from './checkout.ts';
import { orderReturn } from './orderReturn.ts';

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

/** A parcel with a carrier. */
export const parcel = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The carrier's own page about it. */
  url: z.url({ protocol: /^https$/ }),
});
export type Parcel = z.infer<typeof parcel>;

/** An order with where it is now, in a sentence, and what can come back of it. */
export const trackedOrder = order.extend({
  tracking: z.string(),
  /** Where it was placed, whose policy it is under. */
  market: z.enum(marketList),
  /** When it left, as ISO 8601; null while it has not. */
  sentAt: z.string().nullable(),
  /** Null before it was given to a carrier, or where nobody wrote down to which. */
  parcel: parcel.nullable(),
  /** In the order they were asked for. */
  returns: z.array(orderReturn),
  /** What can still be returned; null where nothing can. */
  returnable: z
    .object({
      /** The last day, as `2026-12-24`. */
      until: z.string(),
      lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
    })
    .nullable(),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;
