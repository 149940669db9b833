import type { Address } from '@tailorbird/commerce/model/address';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Checkout, Order } from '@tailorbird/commerce/model/checkout';
import { storyBag, storyLine } from '../bag/storyBag.ts';

/** Where the stories' parcels go. */
export const storyAddress: Address = {
  firstName: 'Wren',
  lastName: 'Hedge',
  addressLine1: '1 Lane End',
  addressLine2: '',
  city: 'Ludlow',
  county: 'Shropshire',
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '01584 000000',
};

const options: Checkout['consignments'][number]['availableShippingOptions'] = [
  {
    id: 'standard',
    description: 'Standard delivery',
    additionalDescription: '3 to 5 working days',
    cost: 395,
  },
  { id: 'express', description: 'Express delivery', additionalDescription: '1 to 2 working days', cost: 695 },
];

/** A card that goes by e-mail. */
export const storyCard = {
  ...storyLine,
  id: 'card',
  sku: '100000-leaves-25',
  name: 'Gift card by email',
  options: [{ name: 'Design', value: 'Leaves' }],
};

const shirtBag = storyBag([storyLine]);
const digitalBag: Bag = {
  ...storyBag([storyCard]),
  lineItems: { physicalItems: [], digitalItems: [storyCard], customItems: [], giftCertificates: [] },
};

/** A checkout nothing has been entered in yet. */
export const emptyCheckout: Checkout = {
  id: 'bag',
  bag: shirtBag,
  email: null,
  billingAddress: null,
  consignments: [],
  subtotal: 6500,
  discountTotal: 0,
  shippingTotal: 0,
  grandTotal: 6500,
  giftCards: [],
  giftCardTotal: 0,
  version: 1,
  orderId: null,
};

/** A checkout that knows where everything goes. */
export const addressedCheckout: Checkout = {
  ...emptyCheckout,
  email: 'wren@example.com',
  billingAddress: storyAddress,
  consignments: [
    {
      id: 'parcel',
      address: storyAddress,
      lineItemIds: ['a'],
      availableShippingOptions: options,
      selectedShippingOptionId: null,
    },
  ],
};

/** A checkout that waits for its payment. */
export const payableCheckout: Checkout = {
  ...addressedCheckout,
  consignments: addressedCheckout.consignments.map((one) => ({
    ...one,
    selectedShippingOptionId: 'standard',
  })),
  discountTotal: 1000,
  shippingTotal: 395,
  grandTotal: 5895,
};

/** A checkout that a gift card pays for in part. */
export const partlyPaidCheckout: Checkout = {
  ...payableCheckout,
  giftCards: [{ id: 1, lastFour: 'HB3C', pays: 2500, left: 0 }],
  giftCardTotal: 2500,
};

/** A checkout that two gift cards pay for together. */
export const paidCheckout: Checkout = {
  ...payableCheckout,
  giftCards: [
    { id: 1, lastFour: 'HB3C', pays: 2500, left: 0 },
    { id: 2, lastFour: '9QRT', pays: 3395, left: 1605 },
  ],
  giftCardTotal: 5895,
};

/** A checkout with nothing to deliver. */
export const digitalCheckout: Checkout = { ...emptyCheckout, bag: digitalBag };

/** What became of it. */
export const storyOrder: Order = {
  id: 100_001,
  cartId: 'bag',
  status: 'Confirmed',
  email: 'wren@example.com',
  currency: 'GBP',
  lines: [
    {
      sku: storyLine.sku,
      productId: storyLine.productId,
      variantId: storyLine.variantId,
      name: storyLine.name,
      options: storyLine.options,
      imageUrl: storyLine.imageUrl,
      quantity: 1,
      unitPrice: 6500,
      total: 6500,
    },
  ],
  billingAddress: storyAddress,
  shippingAddress: storyAddress,
  shippingMethod: 'Standard delivery',
  subtotal: 6500,
  discountTotal: 1000,
  shippingTotal: 395,
  grandTotal: 5895,
  giftCardTotal: 0,
  placedAt: '2026-11-20T12:00:00.000Z',
};
