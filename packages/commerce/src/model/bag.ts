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
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  originalPrice: minorUnits,
  listPrice: minorUnits,
  salePrice: minorUnits,
  extendedListPrice: minorUnits,
  extendedSalePrice: minorUnits,
  discountAmount: minorUnits,
  /** Units that can still be bought, this line's own included; null when stock is not tracked. */
  available: z.int().nullable(),
});
export type BagLine = z.infer<typeof bagLine>;

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
