import type { ReviewPhoto } from '@tailorbird/commerce/model/product';
import type { ReviewStatus } from '@tailorbird/commerce/model/review';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { photosOf } from './photosOfReviews.ts';
import { updateRating } from './updateRating.ts';

/** A review that waits to be read, with what it is about. */
export interface WaitingReview {
  readonly id: number;
  readonly product: string;
  readonly rating: number;
  readonly title: string;
  readonly message: string;
  readonly nickname: string;
  readonly date: string;
  /** In the order in which they will be shown. */
  readonly photos: readonly ReviewPhoto[];
}

/** What nobody of the shop has read yet, oldest first. */
export async function waitingReviews(db: Database['db']): Promise<WaitingReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      product: products.name,
      rating: reviews.rating,
      title: reviews.title,
      message: reviews.message,
      nickname: reviews.nickname,
      date: reviews.createdAt,
      photos: photosOf(sql`reviews.id`),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.status, 'pending'))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return rows.map((row) => ({ ...row, photos: row.photos ?? [] }));
}

/** Shows a review or keeps it from being shown, and reckons the style's rating anew. Answers what it was before. */
export function decideReview(
  db: Database['db'],
  id: number,
  to: Exclude<ReviewStatus, 'pending'>,
): Promise<Result<ReviewStatus, string>> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: reviews.status, productId: reviews.productId })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update');
    if (!before) return err(`There is no review ${id}.`);
    await tx.update(reviews).set({ status: to }).where(eq(reviews.id, id));
    await updateRating(tx, before.productId);
    return ok(before.status);
  });
}
