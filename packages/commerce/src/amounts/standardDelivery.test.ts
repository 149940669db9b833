import { expect, test } from 'vitest';
import type { Bag } from '../model/bag.ts';
import { standardDelivery } from './standardDelivery.ts';

// Only what delivery reads of a bag.
const bagOf = (extendedSalePrice: number, promotions?: object) =>
  ({ lineItems: { physicalItems: [{ extendedSalePrice }], digitalItems: [] }, promotions }) as unknown as Bag;

test('a promotion that delivers free leaves nothing to pay and nothing to be reached', () => {
  expect(standardDelivery(bagOf(1000, { freeDelivery: true }), 'uk')).toEqual({
    name: 'Standard Delivery',
    cost: 0,
    missing: 0,
  });
  expect(standardDelivery(bagOf(1000, { freeDelivery: false }), 'uk')).toMatchObject({
    cost: 395,
    missing: 4000,
  });
});

test('from the threshold of the market on delivery is free, and more leaves nothing missing', () => {
  expect(standardDelivery(bagOf(4999), 'uk')).toMatchObject({ cost: 395, missing: 1 });
  expect(standardDelivery(bagOf(9000), 'uk')).toMatchObject({ cost: 0, missing: 0 });
});
