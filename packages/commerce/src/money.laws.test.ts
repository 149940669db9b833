import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, discountFloor, formatMoney, formatMoneyExact, parsePriceText } from './money.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const currency = fc.constantFrom('GBP' as const, 'EUR' as const, 'USD' as const);
const locale = fc.constantFrom('en-GB' as const, 'en-IE' as const, 'en-US' as const);
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

test('the parts of an allocation sum to the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), weights, (total, shares) => {
      expect(allocate(total, shares).reduce((sum, part) => sum + part, 0)).toBe(total);
    }),
  );
});

test('every part of an allocation is whole and within one unit of its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (total, shares) => {
      const sum = shares.reduce((whole, weight) => whole + weight, 0);
      fc.pre(sum > 0);
      for (const [index, part] of allocate(total, shares).entries()) {
        expect(Number.isInteger(part)).toBe(true);
        expect(Math.abs(part - (total * (shares[index] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});

test('a discount never raises a price, never makes it negative and never takes more than asked', () => {
  fc.assert(
    fc.property(amount, percent, (price, off) => {
      const reduced = discountFloor(price, off);
      expect(reduced).toBeLessThanOrEqual(price);
      expect(reduced).toBeGreaterThanOrEqual(0);
      const exact = BigInt(price) * BigInt(10_000 - Math.round(off * 100));
      expect(BigInt(reduced)).toBe(exact / 10_000n);
    }),
  );
});

test('a higher percentage never costs more', () => {
  fc.assert(
    fc.property(amount, percent, percent, (price, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(discountFloor(price, more)).toBeLessThanOrEqual(discountFloor(price, less));
    }),
  );
});

test('a formatted price reads back as the same amount in every market', () => {
  const place = fc.constantFrom(
    ['GBP', 'en-GB'] as const,
    ['EUR', 'en-IE'] as const,
    ['USD', 'en-US'] as const,
  );
  fc.assert(
    fc.property(amount, place, (price, [currency, locale]) => {
      expect(parsePriceText(formatMoney(price, currency, locale))).toBe(price);
    }),
  );
});

test('a price reads as the standard of its locale writes it, in any of the currencies', () => {
  const standard = (options: Intl.NumberFormatOptions, of: string, minor: number) =>
    new Intl.NumberFormat(of, { style: 'currency', ...options }).format(minor / 100);
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
      currency,
      locale,
      (minor, of, tag) => {
        expect(formatMoneyExact(minor, of, tag)).toBe(standard({ currency: of }, tag, minor));
        const bare = standard({ currency: of, trailingZeroDisplay: 'stripIfInteger' }, tag, minor);
        expect(formatMoney(minor, of, tag)).toBe(bare);
      },
    ),
  );
});
