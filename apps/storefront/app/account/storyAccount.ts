import type { Customer, CustomerAddress } from '@tailorbird/commerce/model/customer';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';

/** A customer for stories, with every form field. */
export const storyCustomer: Customer = {
  id: 1,
  email: 'maud@example.com',
  firstName: 'Maud',
  lastName: 'Fenwick',
  phone: '01584 000000',
  formFields: [
    { name: 'Title', value: 'Ms' },
    { name: 'Date of Birth', value: '1984-03-12' },
    { name: 'Preference Email', value: '[yes]' },
    { name: 'Preference Post', value: '' },
  ],
};

export const storyAddress: CustomerAddress = {
  id: 7,
  firstName: 'Maud',
  lastName: 'Fenwick',
  addressLine1: '1 Hill Street',
  addressLine2: '',
  city: 'Ludlow',
  county: 'Shropshire',
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '01584 000000',
  formFields: [],
};

export const longAddress: CustomerAddress = {
  ...storyAddress,
  id: 8,
  firstName: 'Wilhelmina-Alexandrina',
  lastName: 'Featherstonehaugh-Cholmondeley',
  addressLine1: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Cottage, 1 Hill Street',
  addressLine2: 'Third floor, at the back, ring twice',
};

export const storyOrder: TrackedOrder = {
  id: 100_042,
  cartId: '00000000-0000-4000-8000-000000000000',
  status: 'Shipped',
  email: storyCustomer.email,
  currency: 'GBP',
  lines: [
    {
      sku: '200001-1',
      productId: 1,
      variantId: 11,
      name: 'Fern Breton Tee',
      options: [
        { name: 'Color', value: 'Indigo' },
        { name: 'Size', value: '12' },
      ],
      imageUrl: '/i/tailorbird/200001-Indigo-FF',
      quantity: 2,
      unitPrice: 2800,
      total: 5600,
    },
    {
      sku: '200002-1',
      productId: 2,
      variantId: 21,
      name: 'Juniper Print Dress with a name that goes on for longer than anybody planned',
      options: [{ name: 'Color', value: 'Madder' }],
      imageUrl: '/i/tailorbird/200002-Madder-FF',
      quantity: 1,
      unitPrice: 4550,
      total: 4550,
    },
  ],
  billingAddress: storyAddress,
  shippingAddress: storyAddress,
  shippingMethod: 'Standard delivery',
  subtotal: 10_150,
  discountTotal: 500,
  shippingTotal: 0,
  grandTotal: 9650,
  giftCardTotal: 0,
  placedAt: '2026-11-12T10:00:00Z',
  tracking: 'Your order is on its way. Delivery: Standard delivery.',
  market: 'uk',
  parcel: null,
  returns: [],
  sentAt: null,
  returnable: null,
};

/** A sending of the form of a return. */
export const storySubmission = '00000000-0000-4000-8000-00000000000b';

/** An order on its way with a parcel to follow, of which something comes back and something still can. */
export const storyReturned: TrackedOrder = {
  ...storyOrder,
  parcel: {
    carrier: 'Royal Mail',
    number: 'AB123456789GB',
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
  },
  returns: [
    {
      id: 500_001,
      status: 'Requested',
      requestedAt: '2026-11-20T10:00:00Z',
      lines: [{ line: 1, quantity: 1, reason: 'too-small' }],
      goods: 4550,
      delivery: 0,
      labelCost: 0,
      refund: 4550,
    },
    {
      id: 500_002,
      status: 'Refunded',
      requestedAt: '2026-11-18T10:00:00Z',
      lines: [{ line: 0, quantity: 1, reason: 'faulty' }],
      goods: 2800,
      delivery: 0,
      labelCost: 0,
      refund: 2800,
    },
  ],
  returnable: { until: '2026-12-19', lines: [{ line: 0, quantity: 1 }] },
};
