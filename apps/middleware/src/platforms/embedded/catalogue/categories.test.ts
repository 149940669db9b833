import type { CategoryNode } from '@tailorbird/commerce/model/category';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', category: '/womens/clothes/dresses/midi/shirts' },
    { sku: '200002', category: '/womens/clothes/dresses/maxi' },
    { sku: '200003', category: '/womens/clothes/knitwear' },
    { sku: '200004', category: '/womens/shoes' },
  ]);
  // What was made first is shown last.
  await shop.db.execute(sql`update categories set position = 100 - id`);
});
afterAll(() => shop.close());

const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name);

/** The tree in lines, each with what it says of what is above it: ids of parents, and of the whole way. */
function linesOf(nodes: readonly CategoryNode[], above: readonly number[] = []): unknown[] {
  return nodes.flatMap(({ id, url, parentId, path, children }) => [
    [url, parentId === (above.at(-1) ?? null), path.join() === [...above, id].join()],
    ...linesOf(children, [...above, id]),
  ]);
}

it('commerce §3 category 1: a tree of five levels, each in the order it is shown, with its parent and the way to it', async () => {
  const tree = await valueOf(shop.shopper().commerce.getCategoryTree());
  expect(linesOf(tree)).toEqual([
    ['/womens', true, true],
    ['/womens/shoes', true, true],
    ['/womens/clothes', true, true],
    ['/womens/clothes/knitwear', true, true],
    ['/womens/clothes/dresses', true, true],
    ['/womens/clothes/dresses/maxi', true, true],
    ['/womens/clothes/dresses/midi', true, true],
    ['/womens/clothes/dresses/midi/shirts', true, true],
  ]);
});

it('commerce §3 category 1: a category in the midst of it has all above it, and what lies directly below', async () => {
  const asked = { url: '/womens/clothes/dresses' };
  const { ancestors, children } = await valueOf(shop.shopper().commerce.getCategory(asked));
  expect([names(ancestors), names(children)]).toEqual([
    ['Womens', 'Clothes'],
    ['Maxi', 'Midi'],
  ]);
});
