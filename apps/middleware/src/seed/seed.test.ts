import { marketList, markets } from '@tailorbird/commerce/market';
import { seedCategories } from '@tailorbird/demo-shop/categories';
import { demoShop } from '@tailorbird/demo-shop/demoShop';
import { generateCatalogue } from '@tailorbird/demo-shop/generateCatalogue';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { refreshListing } from '../platforms/embedded/catalogue/refreshListing.ts';
import {
  categories,
  productColours,
  products,
  variantPrices,
  variants,
} from '../platforms/embedded/schema/catalogue.ts';
import { stockItems, stockLevels } from '../platforms/embedded/schema/inventory.ts';
import { listingCards, listingEntries } from '../platforms/embedded/schema/listing.ts';
import { reviews } from '../platforms/embedded/schema/reviews.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { insertCatalogue } from './insertCatalogue.ts';
import { seed } from './seed.ts';

/** More than one batch of each kind. */
const wanted = { seed: 1, styles: 520 };
const styles = [...generateCatalogue(wanted)];
let database: Database;
let seeded: Awaited<ReturnType<typeof seed>>;

beforeAll(async () => {
  database = await openTestDatabase();
  seeded = await seed(database.db, demoShop, wanted);
});

afterAll(() => database.close());

const count = (table: PgTable) => database.db.$count(table);

describe('seed', () => {
  test('stores every style, colour, variant, review and category', async () => {
    expect(seeded).toEqual({ ok: true, value: styles.length });
    expect(await count(products)).toBe(styles.length);
    expect(await count(productColours)).toBe(styles.flatMap(({ colours }) => colours).length);
    expect(await count(variants)).toBe(styles.flatMap((style) => style.variants).length);
    expect(await count(reviews)).toBe(styles.flatMap((style) => style.reviews).length);
    expect(await count(categories)).toBe(seedCategories.length);
  });

  test('stores a colour’s recipe, a variant’s own price and a style’s rating as designed', async () => {
    const style = styles.find(({ reviews: said, kind }) => said.length > 3 && kind === 'tee');
    const [row] = await database.db
      .select()
      .from(products)
      .where(eq(products.sku, style?.sku ?? ''));
    const ratings = style?.reviews.map(({ rating }) => rating) ?? [];
    expect(row?.ratingCount).toBe(ratings.length);
    expect(row?.ratingAverage).toBeCloseTo(ratings.reduce((sum, one) => sum + one, 0) / ratings.length, 1);
    expect(row?.description).toEqual(style?.description);
    const colours = await database.db
      .select()
      .from(productColours)
      .where(eq(productColours.productId, row?.id ?? 0))
      .orderBy(productColours.position);
    expect(colours.map(({ colour, recipe }) => ({ colour, recipe }))).toEqual(
      style?.colours.map(({ colour, recipe }) => ({ colour, recipe })),
    );
    expect(await count(variantPrices)).toBe(2 * 8 * marketList.length);
  });

  test('counts stock in both locations, shared by the variants of a style that is counted as a whole', async () => {
    expect(await count(stockLevels)).toBe(2 * (await count(stockItems)));
    const shared = styles.find(
      ({ inventoryTracking, variants: own }) => inventoryTracking === 'product' && own.length > 1,
    );
    const rows = await database.db
      .select({ item: variants.stockItemId })
      .from(variants)
      .where(sql`${variants.sku} like ${`${shared?.sku}%`}`);
    expect(new Set(rows.map(({ item }) => item)).size).toBe(1);
  });

  test('lists every style of every market, and in the ancestors of its categories', async () => {
    expect(await count(listingCards)).toBe(styles.length * marketList.length);
    const [womens] = await database.db.select().from(categories).where(eq(categories.url, '/womens'));
    const inWomens = and(
      eq(listingEntries.channelId, markets.uk.channelId),
      eq(listingEntries.categoryId, womens?.id ?? 0),
    );
    const designed = styles.filter(({ categories: own }) => own.some((url) => url.startsWith('/womens/')));
    expect(await database.db.$count(listingEntries, inWomens)).toBe(designed.length);
  });

  test('writes each style once, with the words of its categories and colours that a refresh would write', async () => {
    const other = await openTestDatabase();
    await insertCatalogue(other.db, demoShop.categories, demoShop.styles({ seed: 1, styles: 120 }));
    const written = () =>
      other.db
        .select({ keywords: products.keywords, version: sql<string>`${products}.xmin::text` })
        .from(products)
        .orderBy(products.id);
    const before = await written();
    expect(before[0]?.keywords).not.toBe('');
    await refreshListing(other.db);
    expect(await written()).toEqual(before);
    await other.close();
  });

  test('refuses a shop that has styles, says why, and changes nothing', async () => {
    const again = await seed(database.db, demoShop, wanted);
    expect(again.ok).toBe(false);
    expect(again).toMatchObject({
      error: { tag: 'not-empty', message: expect.stringContaining(`${wanted.styles} styles`) },
    });
    expect(await count(products)).toBe(styles.length);
  });

  test('leaves the numbering to the database afterwards', async () => {
    const [row] = await database.db.insert(stockItems).values({ sku: 'next' }).returning();
    expect(row?.id).toBe(await count(stockItems));
  });
});
