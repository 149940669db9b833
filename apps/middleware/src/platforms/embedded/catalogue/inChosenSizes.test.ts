import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { refreshListing } from './refreshListing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    {
      sku: '200001',
      name: 'Fern Shirt',
      category: '/womens/shirts',
      colours: ['Moss Green', 'Sky Blue'],
      sizes: ['8', '10'],
      price: { list: 3000, sale: 2400 },
    },
    { sku: '200002', name: 'Alder Shirt', category: '/womens/shirts', colours: ['Deep Red'], sizes: ['8'] },
  ]);
  // Moss Green in 10 is no longer sold.
  await shop.db.execute(sql`
    update variants set purchasing_disabled = true where colour = 'Moss Green' and size = '10'`);
  await refreshListing(shop.db);
});
afterAll(() => shop.close());

const filtered = async (filters: object) =>
  (await valueOf(shop.shopper().commerce.getProductsWithFilter({ filters }))).cards.map((card) => [
    card.name,
    card.colourways[0]?.colour,
    card.size,
  ]);

it('a size chosen shows first a colour that can be bought in it, and its page opens with the size', async () => {
  expect(await filtered({ size: ['10'] })).toEqual([['Fern Shirt', 'Sky Blue', '10']]);
  expect(await filtered({ size: ['8'], price: ['0-25'] })).toEqual([['Fern Shirt', 'Moss Green', '8']]);
});

it('a chosen colour stays in front, without a size it does not have', async () => {
  expect(await filtered({ size: ['10'], colour: ['Green'] })).toEqual([
    ['Fern Shirt', 'Moss Green', undefined],
  ]);
});

it('no card names a size where none is chosen, nor what is in stock', async () => {
  const { cards } = await valueOf(shop.shopper().commerce.getProductsWithFilter({}));
  for (const card of cards) {
    expect(card).not.toHaveProperty('size');
    expect(card).not.toHaveProperty('inStock');
  }
});

it('price and offer narrow a listing, and each counts what the others let through', async () => {
  const { total, facets } = await valueOf(
    shop.shopper().commerce.getProductsWithFilter({ filters: { offer: ['Sale'], size: ['8'] } }),
  );
  const counts = (name: string) =>
    facets
      .find((facet) => facet.name === name)
      ?.values.map(({ value, productCount }) => [value, productCount]);
  expect(total).toBe(1);
  expect(counts('offer')).toEqual([['Sale', 1]]);
  expect(counts('price')).toEqual([['0-25', 1]]);
  expect(counts('size')).toEqual([
    ['8', 1],
    ['10', 1],
  ]);
});
