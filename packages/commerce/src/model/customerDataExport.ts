import { z } from 'zod';
import { consentKinds } from '../customer/consentWords.ts';
import { keptAddress } from './address.ts';
import { order } from './checkout.ts';
import { customer, customerAddress } from './customer.ts';
import { fit } from './fit.ts';
import { orderReturn } from './orderReturn.ts';
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
      lines: z.array(
        z.object({
          sku: z.string(),
          quantity: z.int(),
          /** What was entered for a gift. */
          options: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      ),
      coupons: z.array(z.string()),
    }),
  ),
  checkouts: z.array(
    z.object({
      bagId: z.string(),
      email: z.string().nullable(),
      billingAddress: keptAddress.nullable(),
      deliveryAddresses: z.array(keptAddress),
    }),
  ),
  orders: z.array(order.extend({ returns: z.array(orderReturn) })),
  /** Gift cards bought, and those entered at a checkout; the codes are with whoever they were sent to. */
  giftCards: z.array(
    z.object({
      origin: z.enum(['bought', 'entered']),
      lastFour: z.string(),
      currency: z.string(),
      /** Minor units. */
      amount: z.int(),
      sendAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  contact: z.object({ marketingEmail: z.boolean(), marketingPost: z.boolean() }),
  /** Every change of it, with the words that were shown. */
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      value: z.boolean(),
      words: z.string(),
      place: z.string(),
      how: z.string(),
      at: z.string(),
    }),
  ),
  /** Mails about the account and its orders, without the secrets in them. */
  mails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      writtenAt: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
  /** Links that were mailed and can still be followed. */
  links: z.array(z.object({ purpose: z.string(), email: z.string().nullable(), expiresAt: z.string() })),
  /** Where the customer is signed in, and where they have logged in before. */
  sessions: z.array(z.object({ createdAt: z.string(), lastSeenAt: z.string() })),
  devices: z.array(z.object({ lastUsedAt: z.string(), expiresAt: z.string() })),
  stockNotices: z.array(z.object({ sku: z.string(), requestedAt: z.string() })),
  reviews: z.array(
    ownReview.extend({
      sku: z.string(),
      fit: fit.nullable(),
      /** Each as an address that has the picture in it, `data:image/webp;base64,…`. */
      photos: z.array(z.string()),
    }),
  ),
});
export type CustomerDataExport = z.infer<typeof customerDataExport>;
