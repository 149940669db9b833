import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { z } from 'zod';
import { amount, toAmount } from '../amount.ts';
import { cart, toCart } from './cart.ts';
import { recipient, toRecipient } from './customer.ts';

const consignment = z.strictObject({
  id: z.string(),
  address: recipient,
  line_item_ids: z.array(z.string()),
  available_shipping_options: z.array(
    z.strictObject({
      id: z.string(),
      description: z.string(),
      additional_description: z.string(),
      cost: amount,
    }),
  ),
  selected_shipping_option_id: z.string().nullable(),
});

/** A checkout (commerce §3). */
export const checkout = z.strictObject({
  id: z.string(),
  cart,
  email: z.string().nullable(),
  billing_address: recipient.nullable(),
  consignments: z.array(consignment),
  subtotal: amount,
  discount_total: amount,
  shipping_total: amount,
  grand_total: amount,
  version: z.int(),
  /** Null until it has become an order. */
  order_id: z.int().nullable(),
});

export function toCheckout(own: Checkout): z.infer<typeof checkout> {
  return {
    id: own.id,
    cart: toCart(own.bag),
    email: own.email,
    billing_address: own.billingAddress && toRecipient(own.billingAddress),
    consignments: own.consignments.map(toConsignment),
    subtotal: toAmount(own.subtotal),
    discount_total: toAmount(own.discountTotal),
    shipping_total: toAmount(own.shippingTotal),
    grand_total: toAmount(own.grandTotal),
    version: own.version,
    order_id: own.orderId,
  };
}

function toConsignment(own: Checkout['consignments'][number]): z.infer<typeof consignment> {
  return {
    id: own.id,
    address: toRecipient(own.address),
    line_item_ids: own.lineItemIds,
    available_shipping_options: own.availableShippingOptions.map((option) => ({
      id: option.id,
      description: option.description,
      additional_description: option.additionalDescription,
      cost: toAmount(option.cost),
    })),
    selected_shipping_option_id: own.selectedShippingOptionId,
  };
}
