import { z } from 'zod';
import { keptAddress } from './address.ts';
import { bag } from './bag.ts';
import { currencyCode, minorUnits } from './money.ts';

/** A way to have a consignment delivered (commerce §3 Checkout). */
export const shippingOption = z.object({
  id: z.string(),
  description: z.string(),
  additionalDescription: z.string(),
  cost: minorUnits,
});
export type ShippingOption = z.infer<typeof shippingOption>;

export const consignment = z.object({
  id: z.string(),
  address: keptAddress,
  lineItemIds: z.array(z.string()),
  availableShippingOptions: z.array(shippingOption),
  selectedShippingOptionId: z.string().nullable(),
});
export type Consignment = z.infer<typeof consignment>;

/** A gift card entered at checkout. Its code is not told again. */
export const giftCardPayment = z.object({
  id: z.int(),
  lastFour: z.string(),
  /** What it pays of this order, in minor units. */
  pays: minorUnits,
  /** What is left on it then, in minor units. */
  left: minorUnits,
});
export type GiftCardPayment = z.infer<typeof giftCardPayment>;

export const checkout = z.object({
  id: z.string(),
  bag,
  email: z.string().nullable(),
  billingAddress: keptAddress.nullable(),
  consignments: z.array(consignment),
  subtotal: minorUnits,
  discountTotal: minorUnits,
  shippingTotal: minorUnits,
  grandTotal: minorUnits,
  /** In the order they were entered. */
  giftCards: z.array(giftCardPayment),
  /** What they pay of the grand total; the rest is paid by card. */
  giftCardTotal: minorUnits,
  version: z.int(),
  /** Set once the checkout has become an order. */
  orderId: z.int().nullable(),
});
export type Checkout = z.infer<typeof checkout>;

/** The specification's order statuses (commerce §3). */
export const orderStatuses = [
  'Open',
  'Pending',
  'Confirmed',
  'Shipped',
  'Complete',
  'Cancelled',
  'Refunded',
] as const;

export const order = z.object({
  id: z.int(),
  cartId: z.string(),
  status: z.enum(orderStatuses),
  email: z.string(),
  currency: currencyCode,
  lines: z.array(
    z.object({
      sku: z.string(),
      productId: z.int(),
      variantId: z.int(),
      name: z.string(),
      options: z.array(z.object({ name: z.string(), value: z.string() })),
      imageUrl: z.string(),
      quantity: z.int(),
      unitPrice: minorUnits,
      total: minorUnits,
    }),
  ),
  billingAddress: keptAddress,
  shippingAddress: keptAddress.nullable(),
  shippingMethod: z.string().nullable(),
  subtotal: minorUnits,
  discountTotal: minorUnits,
  shippingTotal: minorUnits,
  grandTotal: minorUnits,
  /** What gift cards paid of the grand total; the rest was paid by card. */
  giftCardTotal: minorUnits,
  /** ISO 8601 instant. */
  placedAt: z.string(),
});
export type Order = z.infer<typeof order>;
