import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { demoShop } from '@tailorbird/demo-shop/demoShop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { seed } from '../../../seed/seed.ts';
import { createSearch } from '../../../services/search/createSearch.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { type ShopperQuery, shopperQueries } from '../../../testing/shopperQueries.ts';

let database: Database;
let search: ReturnType<typeof createSearch>;
/** The sizes each style is cut in, by its code. */
let sizesOf: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, demoShop);
  search = createSearch(database.db);
  const { rows } = await database.db.execute<{ sku: string; sizes: string[] }>(
    sql`select p.sku, array_agg(v.size) as sizes from products p join variants v on v.product_id = p.id group by 1`,
  );
  sizesOf = new Map(rows.map(({ sku, sizes }) => [sku, sizes]));
});
afterAll(() => database.close());

const place = z.object({ value: z.string(), data: z.object({ url: z.string() }) });
const product = z.object({ value: z.string(), data: z.object({ id: z.string(), colour: z.string() }) });
const answer = z.object({
  sections: z.object({ Products: z.array(product), Categories: z.array(place), Pages: z.array(place) }),
});

/** The first five of each kind, as the search service answers them. */
async function answersTo(term: string, market: Market = 'uk') {
  const key = markets[market].searchIndex;
  const response = await search.request(`/autocomplete/${encodeURIComponent(term)}?key=${key}`);
  const { sections } = answer.parse(await response.json());
  return {
    styles: sections.Products.slice(0, 5),
    places: [...sections.Categories.slice(0, 5), ...sections.Pages.slice(0, 5)].map(({ data }) => data.url),
  };
}

async function isAnswered({ term, market, ...expected }: ShopperQuery): Promise<boolean> {
  const { styles, places } = await answersTo(term, market);
  if (expected.place !== undefined) return places.includes(expected.place);
  return styles.some(
    ({ value, data }) =>
      expected.style?.test(value) &&
      (expected.colour?.test(data.colour) ?? true) &&
      (expected.size === undefined || sizesOf.get(data.id)?.includes(expected.size)),
  );
}

it('of 100 terms as shoppers type them, 95 or more have what is expected among the first five answers', async ({
  annotate,
}) => {
  const missed: string[] = [];
  for (const query of shopperQueries) if (!(await isAnswered(query))) missed.push(query.term);
  const share = (shopperQueries.length - missed.length) / shopperQueries.length;
  const figure = `success@5 ${(share * 100).toFixed(1)} % of ${shopperQueries.length} terms`;
  await annotate(`${figure} (target 95 %); missed: ${missed.join(', ') || 'none'}`, 'figure');
  expect(shopperQueries.length).toBeGreaterThanOrEqual(100);
  expect(share, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.95);
});

it.each(marketList)('a gift card comes first for “gift card” in market %s', async (market) => {
  const { styles } = await answersTo('gift card', market);
  const first = styles.slice(0, 2).map(({ value }) => value);
  expect(first.toSorted()).toEqual(['Gift Card by Email', 'Gift Card by Post']);
});

it('what nobody sells finds nothing', async () => {
  expect(await answersTo('qqqqzzzz')).toEqual({ styles: [], places: [] });
});
