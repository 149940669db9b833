import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketList } from '../market.ts';
import { inventoryTracking } from '../model/product.ts';
import { availableInMarket, availableInWarehouse, locationsOf } from './availableInMarket.ts';
import { stockNotice } from './stockNotice.ts';
import {
  isColourAvailable,
  isInStock,
  optionStock,
  type StockedVariant,
  stockOf,
  type TrackedProduct,
} from './stockOf.ts';

const at = (locationId: number, availableToSell: number, locationEnabled = true) => ({
  locationId,
  availableToSell,
  locationEnabled,
});

describe('what a market can sell', () => {
  test('commerce §4 stock 1: the UK sells what the warehouse and the store reserve hold', () => {
    expect(availableInMarket([at(1, 7), at(2, 3)], 'uk')).toBe(10);
  });

  test.each(['eu', 'us'] as const)(
    'commerce §4 stock 1: for non-UK locales location 2 is subtracted when enabled: %s',
    (market) => {
      expect(availableInMarket([at(1, 7), at(2, 3)], market)).toBe(7);
      expect(availableInMarket([at(1, 7), at(2, 3, false)], market)).toBe(7);
      expect(availableInMarket([at(2, 3)], market)).toBe(0);
    },
  );

  test('a closed location holds nothing for anybody', () => {
    expect(availableInMarket([at(1, 7, false), at(2, 3)], 'uk')).toBe(3);
  });

  test('commerce §4 stock 2: negative totals floor at 0', () => {
    expect(availableInMarket([at(1, -4), at(2, 3)], 'uk')).toBe(0);
    expect(availableInMarket([at(1, -4), at(2, 9)], 'eu')).toBe(0);
    expect(availableInMarket([], 'uk')).toBe(0);
  });

  test('only the warehouse counts for express parcels', () => {
    expect(availableInWarehouse([at(1, 2), at(2, 9)])).toBe(2);
    expect(availableInWarehouse([at(1, 2, false), at(2, 9)])).toBe(0);
  });

  const location = fc.record({
    locationId: fc.constantFrom(1, 2, 3),
    locationEnabled: fc.boolean(),
    availableToSell: fc.integer({ min: -100, max: 1000 }),
  });

  /** The rule word for word, one location after the other: location 2 is no stock of a market abroad, and 0 is the floor. */
  function reference(locations: Parameters<typeof availableInMarket>[0], isUk: boolean): number {
    let units = 0;
    for (const { locationId, locationEnabled, availableToSell } of locations) {
      if (!locationEnabled || (locationId === 2 && !isUk)) continue;
      units += availableToSell;
    }
    return units < 0 ? 0 : units;
  }

  test('reliability A4: what a market can sell is what the rule of the locations says', async ({
    annotate,
  }) => {
    const seen = { cases: 0, atTheFloor: 0, withReserveAbroad: 0 };
    fc.assert(
      fc.property(
        fc.array(location, { maxLength: 5 }),
        fc.constantFrom(...marketList),
        (locations, market) => {
          const expected = reference(locations, market === 'uk');
          expect(availableInMarket(locations, market)).toBe(expected);
          seen.cases += 1;
          if (expected === 0) seen.atTheFloor += 1;
          if (market !== 'uk' && locations.some((one) => one.locationId === 2 && one.locationEnabled))
            seen.withReserveAbroad += 1;
        },
      ),
      { numRuns: 5000 },
    );
    expect(Math.min(seen.atTheFloor, seen.withReserveAbroad)).toBeGreaterThan(500);
    await annotate(`${seen.cases} cases, 0 mismatches with the reference (target 5000, 0)`, 'figure');
  });

  test('it can take from the locations whose stock it sells, and from no other', () => {
    const held = [at(1, 5), at(2, 3), at(3, 0)];
    for (const market of marketList) {
      const own = held.filter(({ locationId }) => locationsOf(market).includes(locationId));
      expect(availableInMarket(held, market)).toBe(availableInMarket(own, 'uk'));
    }
  });
});

describe('what is in stock', () => {
  const product = { inventoryTracking: 'product', inventoryLevel: 1 } as const;

  test('commerce §4 in stock 1: tracking none: always available', () => {
    const untracked = { inventoryTracking: 'none', inventoryLevel: 0 } as const;
    expect(isInStock(untracked, [])).toBe(true);
    expect(stockOf(untracked, [{ stock: 0 }])).toBeNull();
  });

  test('commerce §4 in stock 1: tracking product: inventory_level >= 1', () => {
    expect(isInStock(product, [{ stock: 0 }])).toBe(true);
    expect(isInStock(product, [])).toBe(true);
    expect(isInStock({ ...product, inventoryLevel: 0 }, [{ stock: 9 }])).toBe(false);
  });

  test('a style counted by style of which nobody knows the level has nothing to sell', () => {
    expect(stockOf({ ...product, inventoryLevel: null }, [{ stock: 9 }])).toBe(0);
  });

  test("commerce §4 in stock 1: tracking variant: the chosen variant's inventory_level >= 1", () => {
    const tracked = { inventoryTracking: 'variant', inventoryLevel: 99 } as const;
    expect(isInStock(tracked, [{ stock: 1 }])).toBe(true);
    expect(isInStock(tracked, [{ stock: 0 }])).toBe(false);
  });

  const byVariant = { inventoryTracking: 'variant', inventoryLevel: null } as const;

  test('of what is not all chosen there is the sum, and of what fits no variant nothing', () => {
    expect(stockOf(byVariant, [{ stock: 0 }, { stock: 3 }, { stock: 4 }])).toBe(7);
    expect(stockOf(byVariant, [])).toBe(0);
    expect(isInStock(byVariant, [])).toBe(false);
  });

  const stocks = fc.array(
    fc.record({ stock: fc.option(fc.integer({ min: -3, max: 9 }), { nil: null, freq: 4 }) }),
    { maxLength: 6 },
  );
  const tracked = fc.record({
    inventoryTracking: fc.constantFrom(...inventoryTracking.options),
    inventoryLevel: fc.option(fc.integer({ min: -3, max: 9 }), { nil: null }),
  });

  test('one is in stock when one of the variants by itself is, or when stock is not the variants’ own', () => {
    fc.assert(
      fc.property(tracked, stocks, (style, variants) => {
        const expected =
          style.inventoryTracking === 'variant'
            ? variants.some((one) => isInStock(style, [one]))
            : isInStock(style, []);
        expect(isInStock(style, variants)).toBe(expected);
      }),
    );
  });

  test('stock is never below zero, and choosing less closely never shows less of it', () => {
    const unitsOf = (style: TrackedProduct, variants: readonly StockedVariant[]) =>
      stockOf(style, variants) ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(tracked, stocks, stocks, (style, some, more) => {
        expect(unitsOf(style, some)).toBeGreaterThanOrEqual(0);
        expect(unitsOf(style, [...some, ...more])).toBeGreaterThanOrEqual(unitsOf(style, some));
        expect(unitsOf(style, [...more, ...some])).toBe(unitsOf(style, [...some, ...more]));
      }),
    );
  });

  test('a variant whose own stock is not counted is always available', () => {
    expect(isInStock(byVariant, [{ stock: null }])).toBe(true);
    expect(stockOf(byVariant, [{ stock: 2 }, { stock: null }])).toBeNull();
  });
});

test.each([
  [-1, 'Sold Out'],
  [0, 'Sold Out'],
  [1, 'There are less than 5 of these left'],
  [4, 'There are less than 5 of these left'],
  [5, undefined],
  [null, undefined],
])('commerce §9 low stock 1: low is fewer than 5, sold out at 0: %s left says %s', (available, message) => {
  expect(stockNotice(available)?.message).toBe(message);
});

test('a notice says of which kind it is', () => {
  expect([stockNotice(0)?.kind, stockNotice(1)?.kind]).toEqual(['sold-out', 'low']);
});

describe('the stock of an option', () => {
  const byVariant = { inventoryTracking: 'variant', inventoryLevel: null } as const;
  const variants = [
    { colour: 'Moss', size: '10', length: 'Regular', stock: 2 },
    { colour: 'Moss', size: '10', length: 'Long', stock: 0 },
    { colour: 'Moss', size: '12', length: 'Regular', stock: 0 },
    { colour: 'Indigo', size: '10', length: 'Regular', stock: 0 },
  ];

  test('commerce §4 product page 4: a colour is available if the summed stock of its variants is above 0', () => {
    expect(isColourAvailable({ ...byVariant, variants }, 'Moss')).toBe(true);
    expect(isColourAvailable({ ...byVariant, variants }, 'Indigo')).toBe(false);
    expect(isColourAvailable({ ...byVariant, variants }, 'Blush')).toBe(false);
  });

  test("commerce §4 product page 5: a size or length option value's stock is null if no variant matches", () => {
    expect(optionStock({ ...byVariant, variants }, { colour: 'Moss', size: '10' })).toBe(2);
    expect(optionStock({ ...byVariant, variants }, { colour: 'Moss', size: '12' })).toBe(0);
    expect(optionStock({ ...byVariant, variants }, { colour: 'Indigo', size: '12' })).toBeNull();
    expect(
      optionStock({ ...byVariant, variants }, { colour: 'Indigo', size: '10', length: 'Long' }),
    ).toBeNull();
  });

  test('stock that is not counted never runs out', () => {
    const uncounted = [{ colour: 'Design 1', size: null, length: null, stock: null }];
    expect(optionStock({ ...byVariant, variants: uncounted }, { colour: 'Design 1' })).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(isColourAvailable({ ...byVariant, variants: uncounted }, 'Design 1')).toBe(true);
  });

  test('a colour of a style that is counted by style is available while the style is', () => {
    const byStyle = { inventoryTracking: 'product', inventoryLevel: 0, variants } as const;
    expect(isColourAvailable(byStyle, 'Moss')).toBe(false);
    expect(isColourAvailable({ ...byStyle, inventoryLevel: 1 }, 'Indigo')).toBe(true);
  });
});
