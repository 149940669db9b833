import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { reviews } from '../schema/reviews.ts';
import { updateRating } from './updateRating.ts';

/** Deletes what a customer wrote, and reckons the ratings of what it was about. */
export async function forgetReviews(tx: Queries, customerId: number): Promise<void> {
  const gone = await tx
    .delete(reviews)
    .where(eq(reviews.customerId, customerId))
    .returning({ productId: reviews.productId });
  for (const { productId } of gone) await updateRating(tx, productId);
}
