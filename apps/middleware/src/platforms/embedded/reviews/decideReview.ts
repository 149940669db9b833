import type { ReviewPhoto } from '@tailorbird/commerce/model/product';
import type { ReviewStatus } from '@tailorbird/commerce/model/review';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { hasPhotos, photosOf } from './photosOfReviews.ts';
import { updateRating } from './updateRating.ts';

/** A review as the shop reads it, with what it is about. */
export interface ReadReview {
  readonly id: number;
  /** Names what was written; another once its writer has changed it. */
  readonly submission: string | null;
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
export const waitingReviews = (db: Database['db']): Promise<ReadReview[]> =>
  readReviews(
    reviewsOf(db).where(eq(reviews.status, 'pending')).orderBy(asc(reviews.createdAt), asc(reviews.id)),
  );

/** A review that was decided, to look at it once more; undefined where its writer has changed it since. */
export async function decidedReview(
  db: Database['db'],
  id: number,
  as: Exclude<ReviewStatus, 'pending'>,
): Promise<ReadReview | undefined> {
  const [found] = await readReviews(reviewsOf(db).where(and(eq(reviews.id, id), eq(reviews.status, as))));
  return found;
}

/** What is looked for among the reviews that are shown. */
interface WantedReviews {
  /** Words of the product, of what was written or of who wrote it; everything where it is empty. */
  readonly search: string;
  readonly withPhotos: boolean;
}

/** Of what is shown and looked for the newest, newest first, for whoever hears that one should not be. */
export function shownReviews(
  db: Database['db'],
  { search, withPhotos }: WantedReviews,
  max: number,
): Promise<ReadReview[]> {
  const text = sql`concat_ws(' ', ${products.sku}, ${products.name}, ${reviews.nickname}, ${reviews.title}, ${reviews.message})`;
  const isFound = sql`position(lower(${search}) in lower(${text})) > 0`;
  const isWanted = and(
    eq(reviews.status, 'approved'),
    search === '' ? undefined : isFound,
    withPhotos ? hasPhotos(sql`reviews.id`) : undefined,
  );
  return readReviews(
    reviewsOf(db).where(isWanted).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(max),
  );
}

function reviewsOf(db: Database['db']) {
  return db
    .select({
      id: reviews.id,
      submission: reviews.submission,
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
    .$dynamic();
}

async function readReviews(query: ReturnType<typeof reviewsOf>): Promise<ReadReview[]> {
  return (await query).map((row) => ({ ...row, photos: row.photos ?? [] }));
}

/** A review, and the `submission` that was looked at, where one was. */
interface SeenReview {
  readonly id: number;
  readonly submission?: string | undefined;
}

/**
 * Shows a review or keeps it from being shown, and reckons the style's rating anew. Answers what it was before, or
 * `changed` where its writer has put something else in its place since it was looked at; then nothing is done.
 */
export function decideReview(
  db: Database['db'],
  { id, submission }: SeenReview,
  to: Exclude<ReviewStatus, 'pending'>,
): Promise<Result<ReviewStatus | 'changed', string>> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        status: reviews.status,
        productId: reviews.productId,
        submission: reviews.submission,
      })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update');
    if (!before) return err(`There is no review ${id}.`);
    if (submission !== undefined && submission !== (before.submission ?? '')) return ok('changed');
    await tx.update(reviews).set({ status: to }).where(eq(reviews.id, id));
    await updateRating(tx, before.productId);
    return ok(before.status);
  });
}
