import { expect, test } from 'vitest';
import { amountFacts } from './amountFacts.ts';

const money = (amount: number) => String(amount);

test('sums stand in their order, what is taken off with its sign, free delivery as free, the saving below them', () => {
  const rows = [
    { label: 'Subtotal', amount: 9650 },
    { label: 'Standard Delivery', amount: 0, isDelivery: true },
    { label: 'Total', amount: 9650, isTotal: true },
    { label: 'Gift card', amount: -2500 },
    { label: 'Paid by card', amount: 7150, isTotal: true },
  ] as const;
  expect(amountFacts({ rows, saving: 500 }, money)).toEqual([
    { label: 'Subtotal', value: '9650' },
    { label: 'Standard Delivery', value: 'Free' },
    { label: 'Total', value: '9650', isTotal: true },
    { label: 'Gift card', value: '−2500' },
    { label: 'Paid by card', value: '7150', isTotal: true },
    { label: 'Promotions have saved you', value: '500' },
  ]);
  expect(amountFacts({ rows, saving: 0 }, money)).toHaveLength(5);
});
