import type { ProductCard } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { recommend } from './recommend.ts';

const card = (productId: number, colours: readonly string[], soldOut = false) =>
  // Only what a pod looks at is there.
  ({ productId, soldOut, colourways: colours.map((colour) => ({ colour })) }) as unknown as ProductCard;

const product = {
  id: 1,
  categories: [
    { name: 'Womens', url: '/womens' },
    { name: 'Shirts', url: '/womens/shirts' },
  ],
};

/** A shop whose department answers a search by colour, and whose category has `alike`. */
function shopOf(inColour: readonly ProductCard[], alike: readonly ProductCard[], asked: object[] = []) {
  const categories = new Map([
    ['/womens', 10],
    ['/womens/shirts', 20],
  ]);
  const commerce = {
    getCategory: ({ url }: { url: string }) => Promise.resolve(ok({ category: { id: categories.get(url) } })),
    getProductsWithFilter: (of: { categoryEntityId: number; query?: string }) => {
      asked.push(of);
      const isByColour = of.categoryEntityId === 10 && of.query === 'Moss Green';
      return Promise.resolve(ok({ cards: isByColour ? inColour : alike }));
    },
  };
  // Only the calls that are made are there.
  return { client: { commerce } } as unknown as Shop;
}
const idsOf = (cards: readonly ProductCard[]) => cards.map(({ productId }) => productId);
const many = (from: number, colours: readonly string[]) =>
  Array.from({ length: 12 }, (_, at) => card(from + at, colours));

test('commerce §9 recommendations 1: two pods of eight', async () => {
  const pods = await recommend(
    shopOf(many(100, ['Moss Green']), many(200, ['Indigo'])),
    product,
    'Moss Green',
  );
  expect(idsOf(pods.goesWith)).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
  expect(idsOf(pods.similar)).toEqual([200, 201, 202, 203, 204, 205, 206, 207]);
});

test('commerce §7 recommendations 1: one pod follows the colour, and shows it first; the other is of the product’s kind', async () => {
  const asked: object[] = [];
  const shop = shopOf([card(5, ['Indigo', 'Moss Green']), card(6, ['Moss'])], [card(7, ['Indigo'])], asked);
  const { goesWith, similar } = await recommend(shop, product, 'Moss Green');
  expect([idsOf(goesWith), idsOf(similar)]).toEqual([[5], [7]]);
  // By the department and the colour, and by the product's own kind: by no item id.
  expect(asked).toEqual([
    { categoryEntityId: 10, query: 'Moss Green', limit: 24 },
    { categoryEntityId: 20, limit: 24 },
  ]);
  expect(goesWith[0]?.colourways.map(({ colour }) => colour)).toEqual(['Moss Green', 'Indigo']);
  expect((await recommend(shop, product, 'Indigo')).goesWith).toEqual([]);
});

test('neither the product itself, nor what is sold out, nor the same thing twice is recommended', async () => {
  const colours = ['Moss Green'];
  const shop = shopOf(
    [card(1, colours), card(2, colours), card(3, colours)],
    [card(1, colours), card(2, colours), card(4, colours, true)],
  );
  const pods = await recommend(shop, product, 'Moss Green');
  expect([idsOf(pods.goesWith), idsOf(pods.similar)]).toEqual([[3], [2]]);
});

test('a catalogue that does not answer recommends nothing, and keeps no page from showing', async () => {
  const commerce = {
    getCategory: () => Promise.resolve(err({ tag: 'unavailable', message: 'No answer.' } as const)),
  };
  // Only the call that fails is there.
  const shop = { client: { commerce } } as unknown as Shop;
  expect(await recommend(shop, product, 'Moss Green')).toEqual({ goesWith: [], similar: [] });
});
