import { expect, test } from 'vitest';
import { amountFacts } from './amountFacts.ts';

const amounts = {
  subtotal: 10_150,
  discountTotal: 500,
  shippingTotal: 395,
  grandTotal: 10_045,
  giftCardTotal: 0,
};
const money = (amount: number) => String(amount);
const shown = (part: Partial<typeof amounts>, delivery: string | null) =>
  amountFacts({ ...amounts, ...part }, { money, delivery }).map(({ label, value }) => `${label} ${value}`);

test('the amounts stand in the order they are added up, the total last and marked', () => {
  expect(shown({}, 'Standard Delivery')).toEqual([
    'Subtotal 10150',
    'Discount −500',
    'Standard Delivery 395',
    'Total 10045',
  ]);
  expect(amountFacts(amounts, { money, delivery: null }).at(-1)).toMatchObject({ isTotal: true });
});

test('what there is none of is left out; what costs nothing is free', () => {
  expect(shown({ discountTotal: 0 }, null)).toEqual(['Subtotal 10150', 'Total 10045']);
  expect(shown({ shippingTotal: 0 }, 'Delivery')).toContain('Delivery Free');
});

test('what a gift card pays is taken off the total, and the rest said', () => {
  expect(shown({ giftCardTotal: 2500 }, null).slice(-3)).toEqual([
    'Total 10045',
    'Gift card −2500',
    'Paid by card 7545',
  ]);
});
