import { z } from 'zod';
import { order } from './checkout.ts';
import { customer, customerAddress } from './customer.ts';
import { ownReview } from './review.ts';
import { wishlist } from './wishlist.ts';

/** Everything the shop keeps of a customer, as they may download it. Instants are ISO 8601. */
export const customerDataExport = z.object({
  writtenAt: z.string(),
  customer: customer.extend({
    registeredAt: z.string(),
    countryIso2: z.string(),
    addressFinder: z.string(),
    acceptsProductReviewAbandonedCartEmails: z.boolean(),
  }),
  addresses: z.array(customerAddress),
  wishlists: z.array(wishlist),
  bags: z.array(
    z.object({
      id: z.string(),
      changedAt: z.string(),
      lines: z.array(z.object({ sku: z.string(), quantity: z.int() })),
    }),
  ),
  orders: z.array(order),
  contact: z.object({ marketingEmail: z.boolean(), marketingPost: z.boolean() }),
  stockNotices: z.array(z.object({ sku: z.string(), requestedAt: z.string() })),
  reviews: z.array(ownReview.extend({ sku: z.string() })),
});
export type CustomerDataExport = z.infer<typeof customerDataExport>;
