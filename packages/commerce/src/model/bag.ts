import { z } from 'zod';
import { currencyCode, minorUnits } from './money.ts';

/** One line of the bag (commerce §3 Cart). Amounts are minor units of the bag's currency. */
export const bagLine = z.object({
  id: z.string(),
  productId: z.int(),
  variantId: z.int(),
  parentId: z.string().nullable(),
  sku: z.string(),
  name: z.string(),
  /** Path of the product page in this colour, without market prefix. */
  url: z.string(),
  imageUrl: z.string(),
  quantity: z.int().min(1),
  options: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      /** The modifier it was entered for; absent for what the variant is. */
      modifierId: z.int().optional(),
    }),
  ),
  originalPrice: minorUnits,
  listPrice: minorUnits,
  salePrice: minorUnits,
  extendedListPrice: minorUnits,
  extendedSalePrice: minorUnits,
  discountAmount: minorUnits,
  /** What of the discount is which campaign's; absent when nothing is taken off. */
  discounts: z.array(z.object({ name: z.string(), amount: minorUnits })).optional(),
  /** Units that can still be bought, this line's own included; null when stock is not tracked. */
  available: z.int().nullable(),
});
export type BagLine = z.infer<typeof bagLine>;

/** What campaigns do to a bag, and what it says about them. */
export const bagPromotions = z.object({
  /** In the order they were taken; free delivery takes 0 off. */
  applied: z.array(
    z.object({ id: z.string(), name: z.string(), amount: minorUnits, coupon: z.string().nullable() }),
  ),
  /** Standard delivery costs nothing. */
  freeDelivery: z.boolean(),
  /** Why a code takes nothing off, and how far it is to the next offer: sentences for the shopper. */
  notes: z.array(z.string()),
});
export type BagPromotions = z.infer<typeof bagPromotions>;

/** The bag. Its lines stand in the four groups of commerce §3. */
export const bag = z.object({
  id: z.string(),
  customerId: z.int().nullable(),
  channelId: z.int(),
  currency: currencyCode,
  /** Total before discounts. */
  baseAmount: minorUnits,
  /** Total after discounts. */
  cartAmount: minorUnits,
  coupons: z.array(z.object({ code: z.string(), discountedAmount: minorUnits })),
  /** Absent while promotions are switched off. */
  promotions: bagPromotions.optional(),
  lineItems: z.object({
    physicalItems: z.array(bagLine),
    digitalItems: z.array(bagLine),
    customItems: z.array(bagLine),
    giftCertificates: z.array(bagLine),
  }),
  version: z.int(),
  /** Set when a quantity had to be lowered to what is left. */
  notice: z.string().nullable(),
});
export type Bag = z.infer<typeof bag>;
