import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Review, ReviewPhoto } from '@tailorbird/commerce/model/product';
import type { OwnReview, ReviewPage } from '@tailorbird/commerce/model/review';
import { err, ok } from '@tailorbird/commerce/result';
import { reviewsPerPage } from '@tailorbird/commerce/reviews/reviewLimits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { givePhotos, hasPhotos, photosOf } from './photosOfReviews.ts';
import { isWriter } from './reviewWriter.ts';
import { updateRating } from './updateRating.ts';

type ReviewRow = typeof reviews.$inferSelect;

const photosOfReview = photosOf(sql`reviews.id`);
const isWithPhotos = hasPhotos(sql`reviews.id`);

/** A page of what was approved, or of what gave so many stars, newest first. */
export async function getReviews(
  { db }: Call,
  { productId, page, rating, withPhotos }: ParsedArgsOf<'commerce', 'getReviews'>[0],
): Answer<ReviewPage> {
  const isApproved = and(eq(reviews.productId, productId), eq(reviews.status, 'approved'));
  const isShown = and(
    isApproved,
    rating === undefined ? undefined : eq(reviews.rating, rating),
    withPhotos ? isWithPhotos : undefined,
  );
  const counted = await db
    .select({
      rating: reviews.rating,
      count: sql<number>`count(*)::int`,
      withPhotos: sql<number>`(count(*) filter (where ${isWithPhotos}))::int`,
    })
    .from(reviews)
    .where(isApproved)
    .groupBy(reviews.rating)
    .orderBy(desc(reviews.rating));
  const shown = counted.filter((one) => rating === undefined || one.rating === rating);
  const total = sumOf(shown, withPhotos ? 'withPhotos' : 'count');
  const rows = await db
    .select({ review: reviews, photos: photosOfReview })
    .from(reviews)
    .where(isShown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
  const pages = Math.ceil(total / reviewsPerPage);
  return ok({
    reviews: rows.map(({ review, photos }) => toReview(review, photos)),
    total,
    page,
    pages,
    byRating: counted.map(({ rating: stars, count }) => ({ rating: stars, count })),
    withPhotos: sumOf(counted, 'withPhotos'),
  });
}

function sumOf<Of extends string>(rows: readonly { readonly [Name in Of]: number }[], of: Of): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

/** What the caller wrote of a style. */
export async function getOwnReview(
  call: Call,
  { productId }: ParsedArgsOf<'commerce', 'getOwnReview'>[0],
): Answer<OwnReview | null> {
  const own = isWriter(call);
  if (!own) return ok(null);
  const [row] = await call.db
    .select({ review: reviews, photos: photosOfReview })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), own));
  return ok(row ? { ...toReview(row.review, row.photos), status: row.review.status } : null);
}

/**
 * Keeps a review until somebody of the shop has read it. A writer has one of a style: another takes its place, and
 * is read anew. The same sending again answers what the first did.
 */
export async function writeReview(
  call: Call,
  { productId, submission, fit, photos, ...written }: ParsedArgsOf<'commerce', 'writeReview'>[0],
): Answer<OwnReview> {
  const [style] = await call.db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!style) return err(notFound);
  const session = await call.startSession();
  const { customerId } = call;
  const own = isWriter({ customerId, session });
  const review = {
    ...written,
    fit: fit ?? null,
    status: 'pending',
    createdAt: dayOf(call.clock()),
    submission,
  } as const;
  const row = await call.db
    .transaction(async (tx) => {
      const [added] = await tx
        .insert(reviews)
        .values({ ...review, productId, ...(customerId === undefined ? { session } : { customerId }) })
        .onConflictDoNothing()
        .returning();
      const [repeated] = added
        ? []
        : await tx.select().from(reviews).where(eq(reviews.submission, submission));
      if (repeated) return repeated;
      const kept = added ?? (await replace(tx, and(eq(reviews.productId, productId), own), review));
      if (kept && !(await givePhotos(tx, kept.id, { photos, session }))) throw new PhotoGone();
      return kept;
    })
    .catch(unlessPhotoGone);
  if (row === 'photo-gone') return err({ tag: 'refused', message: photoGone });
  if (!row) return err(notFound);
  const [shown] = await call.db
    .select({ photos: photosOfReview })
    .from(reviews)
    .where(eq(reviews.id, row.id));
  return ok({ ...toReview(row, shown?.photos ?? null), status: row.status });
}

/** A photo is named that is not the writer's, or has a review: nothing is kept. */
class PhotoGone extends Error {}

const photoGone = 'A photo is no longer there. Please choose your photos again.';

function unlessPhotoGone(cause: unknown): 'photo-gone' {
  if (cause instanceof PhotoGone) return 'photo-gone';
  throw cause;
}

async function replace(
  tx: Queries,
  isOwn: ReturnType<typeof and>,
  review: Partial<ReviewRow>,
): Promise<ReviewRow | undefined> {
  const [row] = await tx.update(reviews).set(review).where(isOwn).returning();
  if (row) await updateRating(tx, row.productId);
  return row;
}

function toReview(
  { rating, title, message, nickname, createdAt }: ReviewRow,
  photos: ReviewPhoto[] | null,
): Review {
  return { rating, title, message, nickname, date: createdAt, ...(photos && { photos }) };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
