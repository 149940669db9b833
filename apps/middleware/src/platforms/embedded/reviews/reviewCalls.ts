import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Review } from '@tailorbird/commerce/model/product';
import type { OwnReview, ReviewPage } from '@tailorbird/commerce/model/review';
import { err, ok } from '@tailorbird/commerce/result';
import { reviewsPerPage } from '@tailorbird/commerce/reviews/reviewLimits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { isWriter } from './reviewWriter.ts';
import { updateRating } from './updateRating.ts';

type ReviewRow = typeof reviews.$inferSelect;

/** A page of what was approved, or of what gave so many stars, newest first. */
export async function getReviews(
  { db }: Call,
  { productId, page, rating }: ParsedArgsOf<'commerce', 'getReviews'>[0],
): Answer<ReviewPage> {
  const isApproved = and(eq(reviews.productId, productId), eq(reviews.status, 'approved'));
  const isShown = rating === undefined ? isApproved : and(isApproved, eq(reviews.rating, rating));
  const byRating = await db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isApproved)
    .groupBy(reviews.rating)
    .orderBy(desc(reviews.rating));
  const shown = byRating.filter((one) => rating === undefined || one.rating === rating);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const rows = await db
    .select()
    .from(reviews)
    .where(isShown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
  const pages = Math.ceil(total / reviewsPerPage);
  return ok({ reviews: rows.map(toReview), total, page, pages, byRating });
}

/** What the caller wrote of a style. */
export async function getOwnReview(
  call: Call,
  { productId }: ParsedArgsOf<'commerce', 'getOwnReview'>[0],
): Answer<OwnReview | null> {
  const own = isWriter(call);
  if (!own) return ok(null);
  const [row] = await call.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), own));
  return ok(row ? { ...toReview(row), status: row.status } : null);
}

/**
 * Keeps a review until somebody of the shop has read it. A writer has one of a style: another takes its place, and
 * is read anew. The same sending again answers what the first did.
 */
export async function writeReview(
  call: Call,
  { productId, submission, fit, ...written }: ParsedArgsOf<'commerce', 'writeReview'>[0],
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
  const row = await call.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(reviews)
      .values({ ...review, productId, ...(customerId === undefined ? { session } : { customerId }) })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [repeated] = await tx.select().from(reviews).where(eq(reviews.submission, submission));
    if (repeated) return repeated;
    return replace(tx, and(eq(reviews.productId, productId), own), review);
  });
  return row ? ok({ ...toReview(row), status: row.status }) : err(notFound);
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

function toReview({ rating, title, message, nickname, createdAt }: ReviewRow): Review {
  return { rating, title, message, nickname, date: createdAt };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
