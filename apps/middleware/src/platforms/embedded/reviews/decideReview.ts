import type { ReviewStatus } from '@tailorbird/commerce/model/review';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
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
}

/** What nobody of the shop has read yet, oldest first. */
export function waitingReviews(db: Database['db']): Promise<WaitingReview[]> {
  return db
    .select({
      id: reviews.id,
      product: products.name,
      rating: reviews.rating,
      title: reviews.title,
      message: reviews.message,
      nickname: reviews.nickname,
      date: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.status, 'pending'))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
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
