import type { Market } from '@tailorbird/commerce/market';
import { ok } from '@tailorbird/commerce/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import type { Call } from '../../call.ts';
import { embedded } from '../embedded.ts';
import { withoutStreets } from './withoutStreets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

async function linesOf(query: string, market: Market = 'uk'): Promise<string[]> {
  const found = await valueOf(shop.shopper(market).commerce.findAddresses({ query }));
  return found.map(({ addressLine1, city, postCode }) => `${addressLine1}, ${city}, ${postCode}`);
}

test.each([
  ['a code', 'SY8 1AA', 'uk', '1 Hill Street, Ludlow, SY8 1AA'],
  ['a code without its space, in small letters', 'sy81aa', 'uk', '1 Hill Street, Ludlow, SY8 1AA'],
  ['half a street and a town', 'saddl lud', 'uk', '1 Saddlers Row, Ludlow, SY8 1DN'],
  ['a house', '12, Hill Street', 'uk', '12 Hill Street, Ludlow, SY8 1AA'],
  ['a house whose number begins others', '2 hill street ludlow', 'uk', '2 Hill Street, Ludlow, SY8 1AA'],
  ['an Eircode', 'H91 TC57', 'eu', '1 Currach Row, Galway, H91 TC57'],
  ['a street without its accents', 'rue des boutonnieres', 'eu', '1 rue des Boutonnières, Paris, 75011'],
  ['a German street, whose number stands last', 'fadenstrasse 3', 'eu', 'Fadenstraße 3, Berlin, 10999'],
  ['a ZIP code', '97209', 'us', '410 Tanager Street, Portland, 97209'],
] as const)('commerce §7 address finder 1: %s finds its addresses', async (_what, query, market, first) => {
  const found = await linesOf(query, market);
  expect(found[0]).toBe(first);
  expect(found.length).toBeLessThanOrEqual(8);
});

test('commerce §7 address finder 1: a place the market does not deliver to is not found in it, nor is nonsense', async () => {
  expect(await linesOf('97209')).toEqual([]);
  expect(await linesOf('SY8 1AA', 'us')).toHaveLength(8);
  for (const nothing of ['', 'SY', '   ', '!!!', 'Hill Street Leeds', '%_%'])
    expect(await linesOf(nothing)).toEqual([]);
});

test('a platform without the invented streets finds none of them, and is otherwise what it was', async () => {
  const without = withoutStreets(embedded);
  const found = await without.commerce.findAddresses({ market: 'uk' } as Call, { query: 'SY8 1AA' });
  expect(found).toEqual(ok([]));
  expect(Object.keys(without.commerce)).toEqual(Object.keys(embedded.commerce));
  expect(without.commerce.getCustomerAddress).toBe(embedded.commerce.getCustomerAddress);
});
