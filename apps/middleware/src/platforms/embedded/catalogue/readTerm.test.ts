import { type Market, markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { readTerm } from './readTerm.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', name: 'Linen Dress', category: '/womens/dresses', sizes: ['6', '8', '10', '12'] },
    { sku: '200002', name: 'Chinos', category: '/mens/trousers', sizes: ['32', '34'] },
  ]);
});
afterAll(() => shop.close());

/** What is asked for of a term in a market, as the shop has it. */
async function asked(market: Market, term: string) {
  const { channelId } = markets[market];
  const { words, sizes } = await readTerm(shop.db, { channelId, market, term, isHalfTyped: false });
  return [...words.map(({ word }) => word), ...sizes];
}

test('a size is what the shoppers of a market call so: 6 in the US is the dress in 10', async () => {
  expect(await asked('us', 'dress 6')).toEqual(['dress', '10']);
  expect(await asked('us', 'dress us 6')).toEqual(['dress', '10']);
  expect(await asked('us', 'dress size 4')).toEqual(['dress', '8']);
  expect(await asked('uk', 'dress 6')).toEqual(['dress', '6']);
  expect(await asked('eu', 'dress uk 10')).toEqual(['dress', '10']);
});

test('whoever says that a size is the shop’s own is taken at their word, and waists are the same everywhere', async () => {
  expect(await asked('us', 'dress uk 12')).toEqual(['dress', '12']);
  expect(await asked('us', 'chinos 32')).toEqual(['chinos', '32']);
});
