import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BagLine } from '../model/bag.ts';
import type { Consignment } from '../model/checkout.ts';
import { type CheckoutProgress, checkoutSteps, reachedSteps, shownStep, stepsOf } from './checkoutSteps.ts';

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
const line: BagLine = {
  id: 'a',
  productId: 1,
  variantId: 1,
  parentId: null,
  sku: '200001',
  name: 'Fern Cord Shirt',
  quantity: 1,
  options: [],
  originalPrice: 3900,
  listPrice: 3900,
  salePrice: 3900,
  extendedListPrice: 3900,
  extendedSalePrice: 3900,
  discountAmount: 0,
  imageUrl: '',
  url: '',
  available: 3,
};

interface Facts {
  readonly email: boolean;
  readonly billing: boolean;
  readonly delivery: 'none' | 'open' | 'chosen';
  readonly digital: boolean;
}

function checkout({ email, billing, delivery, digital }: Facts): CheckoutProgress {
  const consignment: Consignment = {
    id: 'c',
    address,
    lineItemIds: ['a'],
    availableShippingOptions: [],
    selectedShippingOptionId: delivery === 'chosen' ? 'uk-standard' : null,
  };
  return {
    email: email ? 'wren@example.com' : null,
    billingAddress: billing ? address : null,
    consignments: delivery === 'none' ? [] : [consignment],
    bag: {
      lineItems: {
        physicalItems: digital ? [] : [line],
        digitalItems: digital ? [line] : [],
        customItems: [],
        giftCertificates: [],
      },
    },
  };
}

const facts: fc.Arbitrary<Facts> = fc.record({
  email: fc.boolean(),
  billing: fc.boolean(),
  delivery: fc.constantFrom('none', 'open', 'chosen'),
  digital: fc.boolean(),
});
const asked = fc.oneof(fc.constantFrom(null, ...checkoutSteps), fc.string());

const addressed = { email: true, billing: true, delivery: 'none', digital: false } as const;
const ready = { ...addressed, delivery: 'chosen' } as const;

test('each step needs what the one before it settled', () => {
  const furthest = (given: Facts) => shownStep(checkout(given), null);
  expect(furthest({ ...addressed, email: false, delivery: 'chosen' })).toBe('address');
  expect(furthest(addressed)).toBe('address');
  expect(furthest({ ...addressed, delivery: 'open' })).toBe('delivery');
  expect(furthest(ready)).toBe('payment');
});

test('reliability E5: a step cannot be skipped, and one may go back', () => {
  expect(shownStep(checkout({ ...addressed, email: false }), 'payment')).toBe('address');
  expect(shownStep(checkout(ready), 'address')).toBe('address');
  expect(shownStep(checkout(ready), 'delivery')).toBe('delivery');
  expect(shownStep(checkout(ready), null)).toBe('payment');
});

test('a bag of digital items has no delivery step', () => {
  const digital = checkout({ ...addressed, digital: true });
  expect(stepsOf(digital)).toEqual(['address', 'payment']);
  expect(shownStep(digital, null)).toBe('payment');
  expect(shownStep(digital, 'delivery')).toBe('payment');
});

test('payment is reached only when who pays, where the bill goes and how it is delivered are settled', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const isSettled = given.email && given.billing && (given.digital || given.delivery === 'chosen');
      expect(reachedSteps(checkout(given)).includes('payment')).toBe(isSettled);
    }),
  );
});

test('the steps reached are the first of the checkout’s own, and at least one', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const reached = reachedSteps(checkout(given));
      expect(reached.length).toBeGreaterThan(0);
      expect(stepsOf(checkout(given)).slice(0, reached.length)).toEqual(reached);
    }),
  );
});

test('settling one thing more takes back no step', () => {
  const more: ((given: Facts) => Facts)[] = [
    (given) => ({ ...given, email: true }),
    (given) => ({ ...given, billing: true }),
    (given) => ({ ...given, delivery: 'chosen' }),
    (given) => (given.delivery === 'none' ? { ...given, delivery: 'open' } : given),
  ];
  fc.assert(
    fc.property(facts, fc.constantFrom(...more), (given, settle) => {
      const before = reachedSteps(checkout(given));
      expect(reachedSteps(checkout(settle(given)))).toEqual(expect.arrayContaining(before));
    }),
  );
});

test('whatever is asked for, a step that is reached is shown, and asking for that shows it again', () => {
  fc.assert(
    fc.property(facts, asked, (given, step) => {
      const shown = shownStep(checkout(given), step);
      expect(reachedSteps(checkout(given))).toContain(shown);
      expect(shownStep(checkout(given), shown)).toBe(shown);
    }),
  );
});
