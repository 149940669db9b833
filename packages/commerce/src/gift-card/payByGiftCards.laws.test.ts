import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftCardShares } from './payByGiftCards.ts';

/** Minor units, below zero too: a total may have more credit than goods. */
const amounts = fc.integer({ min: -500, max: 5_000 });
const paying = fc.tuple(amounts, fc.array(amounts, { maxLength: 6 }));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('gift cards pay together the whole amount, or all that is on them, and never more', () => {
  fc.assert(
    fc.property(paying, ([payable, balances]) => {
      const onCards = sum(balances.map((balance) => Math.max(0, balance)));
      expect(sum(giftCardShares(payable, balances))).toBe(Math.min(Math.max(0, payable), onCards));
    }),
  );
});

test('no gift card pays less than nothing, nor more than is on it', () => {
  fc.assert(
    fc.property(paying, ([payable, balances]) => {
      const shares = giftCardShares(payable, balances);
      expect(shares).toHaveLength(balances.length);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(Math.max(0, balances[at] ?? 0));
      }
    }),
  );
});

test('a gift card pays only once nothing is left on those entered before it', () => {
  fc.assert(
    fc.property(paying, ([payable, balances]) => {
      const shares = giftCardShares(payable, balances);
      const lastUsed = shares.findLastIndex((share) => share > 0);
      for (const [at, share] of shares.slice(0, Math.max(0, lastUsed)).entries())
        expect(share).toBe(Math.max(0, balances[at] ?? 0));
    }),
  );
});
