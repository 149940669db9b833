import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { expect, test } from 'vitest';
import { furthestStep, shownStep } from './checkoutStep.ts';

const address = {
  firstName: 'Wren',
  lastName: 'Hedge',
  addressLine1: '1 Lane End',
  addressLine2: '',
  city: 'Ludlow',
  county: '',
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '01584 000000',
};
const line = { id: 'a', sku: '200001', quantity: 1, available: 3 };
const items = (group: 'physicalItems' | 'digitalItems') => ({
  physicalItems: [],
  digitalItems: [],
  customItems: [],
  giftCertificates: [],
  [group]: [line],
});
const consignment = (selectedShippingOptionId: string | null) => ({
  id: 'c',
  address,
  lineItemIds: ['a'],
  availableShippingOptions: [],
  selectedShippingOptionId,
});

function checkout(facts: object, group: 'physicalItems' | 'digitalItems' = 'physicalItems'): Checkout {
  const empty = { email: null, billingAddress: null, consignments: [] };
  // Only what decides the step is there.
  return { ...empty, bag: { lineItems: items(group) }, ...facts } as unknown as Checkout;
}

const addressed = { email: 'wren@example.com', billingAddress: address };

test('each step needs what the one before it settled', () => {
  expect(furthestStep(checkout({}))).toBe('address');
  expect(furthestStep(checkout(addressed))).toBe('address');
  expect(furthestStep(checkout({ ...addressed, consignments: [consignment(null)] }))).toBe('delivery');
  expect(furthestStep(checkout({ ...addressed, consignments: [consignment('uk-standard')] }))).toBe(
    'payment',
  );
});

test('reliability E5: a step cannot be skipped, and one may go back', () => {
  expect(shownStep(checkout({}), 'payment')).toBe('address');
  const ready = checkout({ ...addressed, consignments: [consignment('uk-standard')] });
  expect(shownStep(ready, 'address')).toBe('address');
  expect(shownStep(ready, 'delivery')).toBe('delivery');
  expect(shownStep(ready, null)).toBe('payment');
});

test('a bag of digital items has no delivery step', () => {
  expect(furthestStep(checkout(addressed, 'digitalItems'))).toBe('payment');
  expect(shownStep(checkout(addressed, 'digitalItems'), 'delivery')).toBe('payment');
});
