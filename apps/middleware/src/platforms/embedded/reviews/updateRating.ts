import { and, avg, count, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';

/** Reckons a style's rating from its approved reviews, to one decimal. */
export async function updateRating(tx: Queries, productId: number): Promise<void> {
  // One at a time: what another has just decided is counted by whoever comes last.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
  const [found] = await tx
    .select({ average: avg(reviews.rating), count: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')));
  const average = found?.average ?? null;
  await tx
    .update(products)
    .set({
      ratingAverage: average === null ? null : Math.round(Number(average) * 10) / 10,
      ratingCount: found?.count ?? 0,
    })
    .where(eq(products.id, productId));
}
