import { eq } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import { categories, productCategories } from '../../platforms/embedded/schema/catalogue.ts';

/** The addresses of the categories each style stands in, by product id. */
export async function categoriesOfStyles(
  db: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: productCategories.productId, url: categories.url })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(anyOf(productCategories.productId, productIds));
  const grouped = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ url }) => url)]));
}
