import { giftCardModifiers } from '@tailorbird/commerce/bag/giftCardModifiers';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../database/anyOf.ts';
import type { Queries } from '../database/database.ts';
import { productCategories, products } from '../platforms/embedded/schema/catalogue.ts';
import { categoryUrl, ensureCategories } from './ensureCategories.ts';
import type { ImportedStyle, StoredStyle } from './importedStyle.ts';
import { storeColours } from './storeColours.ts';
import { type Count, countWarehouse } from './storeStock.ts';
import { storeVariants } from './storeVariants.ts';
import { styleCodeFor } from './styleCode.ts';

/** What an import did, as product ids. */
export interface StoredStyles {
  readonly created: readonly number[];
  readonly updated: readonly number[];
}

/** How many styles are written by one round of statements. */
const batchSize = 200;

const giftCardCodes = { email: '100000', post: '100001' } as const;

/**
 * Writes styles into the shop, those it has already (by handle; gift cards by their style code) being
 * brought up to date. `pictures` turns a picture's address into its name in the media service.
 */
export async function storeStyles(
  db: Queries,
  styles: readonly ImportedStyle[],
  options: { readonly now: Date; readonly pictures: ReadonlyMap<string, string> },
): Promise<StoredStyles> {
  const codes = await allocateCodes(db, styles);
  const categoryIds = await ensureCategories(
    db,
    styles.flatMap((style) => style.categories),
  );
  const created: number[] = [];
  const updated: number[] = [];
  const counts: Count[] = [];
  for (let start = 0; start < styles.length; start += batchSize) {
    const batch = styles.slice(start, start + batchSize);
    const stored = await storeProducts(db, batch, codes, options.now);
    await storeCategories(db, stored, categoryIds);
    await storeColours(db, stored, options.pictures);
    for (const count of await storeVariants(db, stored)) counts.push(count);
    for (const { productId, isNew } of stored) (isNew ? created : updated).push(productId);
  }
  await countWarehouse(db, counts);
  return { created, updated };
}

/** The style code of each handle: the one it has, or a new one. */
async function allocateCodes(
  db: Queries,
  styles: readonly ImportedStyle[],
): Promise<ReadonlyMap<string, string>> {
  const known = await db.select({ handle: products.handle, sku: products.sku }).from(products);
  const codes = new Map(known.map(({ handle, sku }) => [handle, sku]));
  const taken = new Set(codes.values());
  return new Map(
    styles.map(({ handle, giftCard }) => {
      const code =
        codes.get(handle) ??
        (giftCard ? giftCardCodes[giftCard] : styleCodeFor(handle, (one) => taken.has(one)));
      taken.add(code);
      return [handle, code];
    }),
  );
}

async function storeProducts(
  db: Queries,
  styles: readonly ImportedStyle[],
  codes: ReadonlyMap<string, string>,
  now: Date,
): Promise<(StoredStyle & { isNew: boolean })[]> {
  const [last] = await db.select({ rank: sql<number>`coalesce(max(${products.rank}), 0)` }).from(products);
  const rows = styles.map((style) => ({ style, sku: codes.get(style.handle) ?? '' }));
  const known = await db
    .select({ sku: products.sku })
    .from(products)
    .where(
      anyOf(
        products.sku,
        rows.map(({ sku }) => sku),
      ),
    );
  const knownSkus = new Set(known.map(({ sku }) => sku));
  const values = rows.map(({ style, sku }, index) => ({
    ...productRow(style),
    sku,
    createdAt: now,
    rank: (last?.rank ?? 0) + index + 1,
  }));
  const stored = await db
    .insert(products)
    .values(values)
    .onConflictDoUpdate({ target: products.sku, set: excluded })
    .returning({ id: products.id, sku: products.sku, handle: products.handle });
  const ids = new Map(stored.map(({ id, sku }) => [sku, id]));
  const handles = new Map(rows.map(({ style, sku }) => [sku, style.handle]));
  for (const { id, sku, handle: before } of stored) {
    const handle = handles.get(sku);
    if (handle !== before) await db.update(products).set({ handle }).where(eq(products.id, id));
  }
  return rows.map(({ style, sku }) => ({
    style,
    sku,
    productId: ids.get(sku) ?? 0,
    isNew: !knownSkus.has(sku),
  }));
}

/**
 * What an import says about a style; the rest (rank, reviews, badge) stays as the shop has it. Its handle, a key, is written
 * only where it is another: else whoever fills a bag would wait.
 */
const excluded = {
  name: sql`excluded.name`,
  slug: sql`excluded.slug`,
  description: sql`excluded.description`,
  inventoryTracking: sql`excluded.inventory_tracking`,
  modifiers: sql`excluded.modifiers`,
  source: sql`excluded.source`,
};

function productRow(style: ImportedStyle) {
  return {
    handle: style.handle,
    name: style.name,
    slug: style.slug,
    description: [...style.description],
    // Never drawn: an imported colour has pictures of its own and no recipe.
    kind: 'tee' as const,
    inventoryTracking: style.variants.some(({ stock }) => stock !== null)
      ? ('variant' as const)
      : ('none' as const),
    modifiers: style.giftCard ? [...giftCardModifiers[style.giftCard]] : [],
    source: 'import' as const,
  };
}

async function storeCategories(
  db: Queries,
  stored: readonly StoredStyle[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  await db.delete(productCategories).where(
    anyOf(
      productCategories.productId,
      stored.map(({ productId }) => productId),
    ),
  );
  const rows = stored.flatMap(({ style, productId }) => {
    const urls = new Set(style.published ? style.categories.map(categoryUrl) : []);
    return [...urls].map((url) => ({ productId, categoryId: categoryIds.get(url) ?? 0 }));
  });
  if (rows.length > 0) await db.insert(productCategories).values(rows);
}
