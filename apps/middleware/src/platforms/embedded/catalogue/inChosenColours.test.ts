import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    {
      sku: '200001',
      name: 'Fern Shirt',
      colours: ['Moss Green', 'Deep Red', 'Sky Blue'],
      sizes: ['8', '10'],
    },
    { sku: '200002', name: 'Juniper Shirt', colours: ['Sky Blue'] },
  ]);
});
afterAll(() => shop.close());

/** The colours of the first style, in the order its card has them. */
async function coloursWith(asked: object) {
  const { cards } = await valueOf(shop.shopper().commerce.getProductsWithFilter(asked));
  const card = cards.find(({ name }) => name === 'Fern Shirt');
  return card?.colourways.map(({ colour }) => colour);
}

describe('a listing filtered by colour', () => {
  it.each([
    ['one colour', { filters: { colour: ['Blue'], size: [] } }],
    ['a colour and a size', { filters: { colour: ['Blue'], size: ['8'] } }],
    ['a colour of what a search found', { query: 'fern', filters: { colour: ['Blue'], size: [] } }],
  ])('by %s shows the style in it, its other colours after it', async (_, asked) => {
    expect(await coloursWith(asked)).toEqual(['Sky Blue', 'Moss Green', 'Deep Red']);
  });

  it('by several shows the first of the style’s own that was chosen', async () => {
    const filters = { colour: ['Blue', 'Red'], size: [] };
    expect(await coloursWith({ filters })).toEqual(['Deep Red', 'Sky Blue', 'Moss Green']);
  });

  it.each([
    ['nothing', {}],
    ['a size alone', { filters: { colour: [], size: ['8'] } }],
  ])('by %s leaves the style as it is', async (_, asked) => {
    expect(await coloursWith(asked)).toEqual(['Moss Green', 'Deep Red', 'Sky Blue']);
  });
});
