import { expect, test } from 'vitest';
import { moneyBackText } from './moneyBackText.ts';

const pounds = (amount: number) => `£${amount / 100}`;

test.each([
  [5900, 0, 'You get £59 back on your card, within 14 days of its being cancelled.'],
  [0, 2500, 'You get £25 back on your gift card, within 14 days of its being cancelled.'],
  [
    3400,
    2500,
    'You get £34 back on your card and £25 back on your gift card, within 14 days of its being cancelled.',
  ],
])(
  'of a cancelled order that was paid by %i and %i it is said where they go and by when',
  (card, giftCard, words) => {
    expect(moneyBackText({ card, giftCard }, pounds)).toBe(words);
  },
);

test('of one nobody has paid nothing is promised', () => {
  expect(moneyBackText({ card: 0, giftCard: 0 }, pounds)).toBeUndefined();
});
