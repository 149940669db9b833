import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketList } from '../market.ts';
import { orderStatuses } from '../model/checkout.ts';
import { countryName, deliversTo, deliveryCountries } from './deliveryCountries.ts';
import { deliveryMethods, freeDeliveryFrom } from './deliveryMethods.ts';
import { canBecome } from './orderStatus.ts';
import { shippingOptions } from './shippingOptions.ts';

const parcel = { market: 'uk', country: 'GB', inWarehouse: true, subtotal: 3900 } as const;
const names = (options: { description: string }[]) => options.map(({ description }) => description);
const all = ['Standard Delivery', 'Express Delivery', 'Next Day Delivery'];

describe('shipping options', () => {
  test('commerce §5 shipping 1: click & collect and parcel shop are always excluded', () => {
    for (const market of marketList) {
      expect(names([...deliveryMethods[market]])).toEqual([...all, 'Click & Collect', 'Parcel Shop']);
      expect(names(shippingOptions({ ...parcel, market }))).toEqual(all);
    }
  });

  test.each([
    ['uk', 'GB', true, 3],
    ['uk', 'GB', false, 1],
    ['uk', 'JE', true, 3],
    ['eu', 'IE', true, 1],
    ['eu', 'GB', false, 3],
    ['us', 'US', true, 1],
    ['us', 'GB', true, 3],
  ] as const)(
    'commerce §5 shipping 2: express and next day appear only from the warehouse (UK) or to GB (others): %s to %s, in the warehouse %s',
    (market, country, inWarehouse, count) => {
      expect(names(shippingOptions({ ...parcel, market, country, inWarehouse }))).toEqual(
        all.slice(0, count),
      );
    },
  );

  test('standard delivery is free from the threshold on, the faster ones never are', () => {
    const at = (subtotal: number) => shippingOptions({ ...parcel, subtotal }).map(({ cost }) => cost);
    expect(at(4999)).toEqual([395, 495, 695]);
    expect(at(5000)).toEqual([0, 495, 695]);
  });

  test('every parcel has a standard option, ids are unique and costs are never negative', () => {
    const any = fc.record({
      market: fc.constantFrom(...marketList),
      country: fc.constantFrom('GB', 'JE', 'IE', 'FR', 'US', 'AU'),
      inWarehouse: fc.boolean(),
      subtotal: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(any, (one) => {
        const options = shippingOptions(one);
        expect(options[0]?.id).toBe(`${one.market}-standard`);
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        expect(options.every(({ cost }) => cost >= 0)).toBe(true);
        expect(options[0]?.cost === 0).toBe(one.subtotal >= freeDeliveryFrom[one.market]);
      }),
    );
  });
});

test('commerce §5 wallet 3: UK parcels go to GB, JE and GG', () => {
  expect(deliveryCountries.uk.map(countryName)).toEqual(['United Kingdom', 'Jersey', 'Guernsey']);
  expect(deliversTo('uk', 'FR')).toBe(false);
  expect(deliversTo('eu', 'FR')).toBe(true);
});

test.each(['', 'twice', ' ', 'G', '\0\0', '__proto__'])(
  '%j, which is no country, is its own name',
  (text) => {
    expect(countryName(text)).toBe(text);
  },
);

describe('the status of an order', () => {
  test('commerce §4 order status 1: an order goes forward from Open to Complete', () => {
    expect(canBecome('Open', 'Pending')).toBe(true);
    expect(canBecome('Pending', 'Confirmed')).toBe(true);
    expect(canBecome('Confirmed', 'Shipped')).toBe(true);
    expect(canBecome('Shipped', 'Complete')).toBe(true);
  });

  test('commerce §4 order status 1: shipped goods cannot be cancelled, and a refund is the end', () => {
    expect(canBecome('Shipped', 'Cancelled')).toBe(false);
    expect(orderStatuses.some((status) => canBecome('Refunded', status))).toBe(false);
  });

  test('no order ever comes back to a status it left', () => {
    const reachable = (from: (typeof orderStatuses)[number]): string[] =>
      orderStatuses.filter((to) => canBecome(from, to)).flatMap((to) => [to, ...reachable(to)]);
    for (const status of orderStatuses) expect(reachable(status)).not.toContain(status);
  });
});
