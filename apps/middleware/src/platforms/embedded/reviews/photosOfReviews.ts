import type { ReviewPhoto } from '@tailorbird/commerce/model/product';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { reviewPhotos } from '../schema/reviews.ts';

/** The photos of a review in their order, as a column of a query; null for none. */
export const photosOf = (reviewId: SQL) => sql<ReviewPhoto[] | null>`(
  select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position)
  from ${reviewPhotos} p where p.review_id = ${reviewId})`;

/** Whether a review has photos. */
export const hasPhotos = (reviewId: SQL): SQL =>
  sql`exists (select from ${reviewPhotos} p where p.review_id = ${reviewId})`;

/**
 * Gives a review these photos in place of those it had. Answers whether all of them are the session's own and have no
 * review yet.
 */
export async function givePhotos(
  tx: Queries,
  reviewId: number,
  { photos, session }: { readonly photos: readonly string[]; readonly session: string },
): Promise<boolean> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  for (const [position, id] of photos.entries()) {
    const isWaiting = and(
      eq(reviewPhotos.id, id),
      eq(reviewPhotos.session, session),
      isNull(reviewPhotos.reviewId),
    );
    const given = await tx
      .update(reviewPhotos)
      .set({ reviewId, position, session: null })
      .where(isWaiting)
      .returning({ id: reviewPhotos.id });
    if (given.length === 0) return false;
  }
  return true;
}
