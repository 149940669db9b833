import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryMethods } from '../checkout/deliveryMethods.ts';
import { marketList } from '../market.ts';
import { arrival, arrivalText, orderBy, orderByText } from './arrival.ts';

test.each([
  ['Next Day Delivery', '2026-11-24T19:59:00Z', 'Wednesday 25 November'],
  ['Next Day Delivery', '2026-11-24T20:00:00Z', 'Thursday 26 November'],
  ['Next Day Delivery', '2026-11-27T10:00:00Z', 'Monday 30 November'],
  ['Express Delivery', '2026-11-27T10:00:00Z', 'Tuesday 1 December'],
  ['Standard Delivery', '2026-11-24T10:00:00Z', 'Friday 27 November to Tuesday 1 December'],
  ['Next Day Delivery', '2026-07-01T19:30:00Z', 'Friday 3 July'],
])('%s ordered at %s comes on %s', (method, placedAt, words) => {
  const days = arrival('uk', method, new Date(placedAt));
  expect(days && arrivalText(days, 'en-GB')).toBe(words);
});

test('what is not sent comes on no day', () => {
  expect(arrival('uk', null, new Date('2026-11-24T10:00:00Z'))).toBeUndefined();
  expect(arrival('uk', 'Click & Collect', new Date('2026-11-24T10:00:00Z'))).toBeUndefined();
});

test('nothing is promised for a weekend, nor sooner than a method says', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...marketList), instant, (market, placed) => {
      for (const { description } of deliveryMethods[market].slice(0, 3)) {
        const days = arrival(market, description, placed);
        const [first, last] = [days?.first ?? 0, days?.last ?? 0];
        for (const day of [first, last])
          expect([1, 2, 3, 4, 5]).toContain(new Date(day * 86_400_000).getUTCDay());
        expect(first * 86_400_000).toBeGreaterThan(placed.getTime());
        expect(first).toBeLessThanOrEqual(last);
      }
    }),
  );
});

test.each([
  ['2026-11-25T12:00:00Z', 'Europe/London', 'en-GB', '20:00 today'],
  ['2026-11-25T12:00:00Z', 'America/New_York', 'en-US', '3:00 PM today'],
  ['2026-11-25T21:00:00Z', 'Europe/London', 'en-GB', 'Thursday 20:00'],
  ['2026-11-27T12:00:00Z', 'Europe/London', 'en-GB', 'Sunday 20:00'],
  ['2026-10-24T21:00:00Z', 'Europe/London', 'en-GB', 'Sunday 20:00'],
  ['2026-07-01T12:00:00Z', 'Europe/Dublin', 'en-IE', '20:00 today'],
] as const)('at %s in %s the order is to be placed by that clock', (now, timeZone, locale, words) => {
  const at = new Date(now);
  const until = orderBy('uk', 'Standard Delivery', at);
  expect(until && orderByText(until, at, locale, timeZone)).toBe(words);
});

test('what is ordered until then comes as it would now, and what is ordered from then on comes later', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...marketList), instant, (market, now) => {
      const until = orderBy(market, 'Standard Delivery', now);
      const at = (ms: number) => arrival(market, 'Standard Delivery', new Date(ms));
      expect(until).toBeGreaterThan(now.getTime());
      expect(at((until ?? 0) - 1)).toEqual(at(now.getTime()));
      expect(at(until ?? 0)?.first).toBeGreaterThan(at(now.getTime())?.first ?? Number.NaN);
    }),
  );
});

test('no order by a method that promises no day has to be placed by any time', () => {
  expect(orderBy('uk', 'Click & Collect', new Date('2026-11-24T10:00:00Z'))).toBeUndefined();
});
