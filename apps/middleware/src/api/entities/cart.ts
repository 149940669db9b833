import type { Bag, BagLine } from '@tailorbird/commerce/model/bag';
import { currencyCode } from '@tailorbird/commerce/model/money';
import { z } from 'zod';
import { amount, toAmount } from '../amount.ts';
import { type OptionName, optionIds, optionValueId } from '../optionIds.ts';

const lineItem = z.strictObject({
  id: z.string(),
  product_id: z.int(),
  variant_id: z.int(),
  parent_id: z.string().nullable(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  quantity: z.int(),
  options: z.array(
    z.strictObject({
      name: z.string(),
      value: z.string(),
      nameId: z.int(),
      /** Null for what was typed. */
      valueId: z.int().nullable(),
    }),
  ),
  original_price: amount,
  list_price: amount,
  sale_price: amount,
  extended_list_price: amount,
  extended_sale_price: amount,
  discount_amount: amount,
  image_url: z.string(),
});

/** A cart (commerce §3). */
export const cart = z.strictObject({
  id: z.string(),
  /** Null for an anonymous one. */
  customer_id: z.int().nullable(),
  currency: z.strictObject({ code: currencyCode }),
  base_amount: amount,
  cart_amount: amount,
  coupons: z.array(z.strictObject({ code: z.string(), discounted_amount: amount })),
  line_items: z.strictObject({
    physical_items: z.array(lineItem),
    digital_items: z.array(lineItem),
    custom_items: z.array(lineItem),
    gift_certificates: z.array(lineItem),
  }),
});
type Cart = z.infer<typeof cart>;

export function toCart(bag: Bag): Cart {
  const { physicalItems, digitalItems, customItems, giftCertificates } = bag.lineItems;
  return {
    id: bag.id,
    customer_id: bag.customerId,
    currency: { code: bag.currency },
    base_amount: toAmount(bag.baseAmount),
    cart_amount: toAmount(bag.cartAmount),
    coupons: bag.coupons.map(({ code, discountedAmount }) => ({
      code,
      discounted_amount: toAmount(discountedAmount),
    })),
    line_items: {
      physical_items: physicalItems.map(toLineItem),
      digital_items: digitalItems.map(toLineItem),
      custom_items: customItems.map(toLineItem),
      gift_certificates: giftCertificates.map(toLineItem),
    },
  };
}

function toLineItem(line: BagLine): z.infer<typeof lineItem> {
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    parent_id: line.parentId,
    sku: line.sku,
    name: line.name,
    url: line.url,
    quantity: line.quantity,
    options: line.options.map(toOption),
    original_price: toAmount(line.originalPrice),
    list_price: toAmount(line.listPrice),
    sale_price: toAmount(line.salePrice),
    extended_list_price: toAmount(line.extendedListPrice),
    extended_sale_price: toAmount(line.extendedSalePrice),
    discount_amount: toAmount(line.discountAmount),
    image_url: line.imageUrl,
  };
}

function toOption({ name, value, modifierId }: BagLine['options'][number]) {
  if (modifierId !== undefined) return { name, value, nameId: modifierId, valueId: null };
  // What is no modifier's is one of the three that a variant has.
  return { name, value, nameId: optionIds[name as OptionName], valueId: optionValueId(value) };
}
