import { expect, test } from 'vitest';
import type { Bag } from '../model/bag.ts';
import type { Checkout } from '../model/checkout.ts';
import { amountText, bagShown, checkoutShown, orderShown, type ShownAmounts } from './shownAmounts.ts';

const money = (amount: number) => `£${amount / 100}`;
const read = ({ rows }: ShownAmounts) => rows.map((row) => `${row.label}: ${amountText(row, money)}`);

// Only what the sums read of a bag.
const bagOf = (goods: object[], cards: object[] = []) =>
  ({
    baseAmount: 5000,
    cartAmount: 4000,
    lineItems: { physicalItems: goods, digitalItems: cards, customItems: [], giftCertificates: [] },
  }) as unknown as Bag;
const dress = {
  quantity: 1,
  originalPrice: 5000,
  listPrice: 5000,
  extendedListPrice: 5000,
  extendedSalePrice: 4000,
};
const standard = { name: 'Standard Delivery', cost: 395, missing: 1000 };

const options = [
  { id: 'standard', description: 'Standard Delivery', cost: 0 },
  { id: 'next-day', description: 'Next Day Delivery', cost: 595 },
];
// Only what the sums read of a checkout.
const checkoutOf = (settled: string | null, bag = bagOf([dress])) =>
  ({
    bag,
    consignments: [{ availableShippingOptions: options, selectedShippingOptionId: settled }],
    subtotal: 5000,
    discountTotal: 1000,
    giftCardTotal: 1500,
  }) as unknown as Checkout;

test('a bag says what it comes to with standard delivery, or before any', () => {
  expect(read(bagShown(bagOf([dress]), standard))).toEqual([
    'Subtotal: £40',
    'Standard Delivery: £3.95',
    'Total with standard delivery: £43.95',
  ]);
  expect(read(bagShown(bagOf([dress]), null))).toEqual(['Subtotal: £40', 'Total before delivery: £40']);
});

test('gift cards by email are not delivered: their total is the total', () => {
  const cards = bagOf([], [dress]);
  expect(read(bagShown(cards, standard))).toEqual(['Subtotal: £40', 'Total: £40']);
  const checkout = { ...checkoutOf(null, cards), consignments: [], giftCardTotal: 0 };
  expect(read(checkoutShown(checkout, standard))).toEqual(['Subtotal: £40', 'Total: £40']);
  expect(read(checkoutShown({ ...checkout, giftCardTotal: 1500 }, standard))).toEqual([
    'Subtotal: £40',
    'Total: £40',
    'Gift card: −£15',
    'Left to pay: £25',
  ]);
});

test('a checkout without a delivery comes to what its bag said, and names the total after one that is only picked', () => {
  const open = { ...checkoutOf(null), giftCardTotal: 0 };
  for (const known of [standard, null]) expect(checkoutShown(open, known)).toEqual(bagShown(open.bag, known));
  for (const settled of [null, 'standard'])
    expect(read(checkoutShown(checkoutOf(settled), standard, 'next-day'))).toEqual([
      'Subtotal: £40',
      'Next Day Delivery: £5.95',
      'Total with next day delivery: £45.95',
    ]);
});

test('what gift cards pay is told once the delivery is settled, with what is left', () => {
  const settled = [
    'Subtotal: £40',
    'Next Day Delivery: £5.95',
    'Total: £45.95',
    'Gift card: −£15',
    'Left to pay: £30.95',
  ];
  expect(read(checkoutShown(checkoutOf('next-day'), standard))).toEqual(settled);
  expect(read(checkoutShown(checkoutOf('next-day'), standard, 'next-day'))).toEqual(settled);
});

test('an order says what was paid by card beside its gift cards, and that its delivery was free', () => {
  const order = {
    subtotal: 5000,
    discountTotal: 1000,
    shippingTotal: 0,
    shippingMethod: 'Standard Delivery',
    giftCardTotal: 1500,
  };
  expect(read(orderShown(order))).toEqual([
    'Subtotal: £40',
    'Standard Delivery: Free',
    'Total: £40',
    'Gift card: −£15',
    'Paid by card: £25',
  ]);
  expect(read(orderShown({ ...order, shippingMethod: null, giftCardTotal: 0 }))).toEqual([
    'Subtotal: £40',
    'Total: £40',
  ]);
  expect(orderShown(order).saving).toBe(1000);
});

test('only delivery is free: other sums of nothing are nothing', () => {
  expect(amountText({ label: 'Total', amount: 0, isTotal: true }, money)).toBe('£0');
});
