import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Call } from '../../call.ts';
import { reviewPhotos, reviews } from '../schema/reviews.ts';
import { updateRating } from './updateRating.ts';

/** The caller's reviews: a customer's own, or those of a guest's session. Undefined for who has neither. */
export function isWriter({ customerId, session }: Pick<Call, 'customerId' | 'session'>): SQL | undefined {
  if (customerId !== undefined) return eq(reviews.customerId, customerId);
  return session === undefined ? undefined : and(eq(reviews.session, session), isNull(reviews.customerId));
}

/** Who writes: a customer, or a guest known by the hash of the session. */
interface Writer {
  readonly hash: string;
  readonly customerId: number | undefined;
}

/**
 * What a guest wrote goes along into the session that takes the place of theirs, and is the customer's who signs in.
 * A customer has one review of a style: of two, the newer stays.
 */
export async function reassignGuestReviews(tx: Queries, guest: Writer, next: Writer): Promise<void> {
  await tx.update(reviewPhotos).set({ session: next.hash }).where(eq(reviewPhotos.session, guest.hash));
  if (guest.customerId !== undefined) return;
  const { customerId } = next;
  const owner = customerId === undefined ? { session: next.hash } : { customerId, session: null };
  const own = customerId === undefined ? [] : await writtenBy(tx, next);
  for (const review of await writtenBy(tx, guest)) {
    const other = own.find(({ productId }) => productId === review.productId);
    const isOlder = other !== undefined && other.createdAt > review.createdAt;
    const goes = isOlder ? review : other;
    if (goes) await tx.delete(reviews).where(eq(reviews.id, goes.id));
    if (!isOlder) await tx.update(reviews).set(owner).where(eq(reviews.id, review.id));
    if (goes) await updateRating(tx, review.productId);
  }
}

function writtenBy(tx: Queries, { hash, customerId }: Writer) {
  const { id, productId, createdAt } = reviews;
  return tx
    .select({ id, productId, createdAt })
    .from(reviews)
    .where(isWriter({ customerId, session: hash }))
    .orderBy(productId);
}

/** Deletes what a customer wrote, and reckons the ratings of what it was about. */
export async function forgetReviews(tx: Queries, customerId: number): Promise<void> {
  const gone = await tx
    .delete(reviews)
    .where(eq(reviews.customerId, customerId))
    .returning({ productId: reviews.productId });
  // In one order, so that two who have written of the same styles never wait for one another.
  const productIds = [...new Set(gone.map(({ productId }) => productId))].toSorted((a, b) => a - b);
  for (const productId of productIds) await updateRating(tx, productId);
}
