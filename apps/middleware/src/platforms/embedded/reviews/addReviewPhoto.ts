import { randomUUID } from 'node:crypto';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { messages } from '@tailorbird/commerce/messages';
import type { ReviewPhoto } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import { photoFaults } from '@tailorbird/commerce/reviews/photoProblem';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Answer, Call } from '../../call.ts';
import { reviewPhotos, reviews } from '../schema/reviews.ts';
import { attemptKey, takeOneOf } from '../sessions/attempts.ts';

/** Photos that an address of the network may hand in, and that a customer may have in all. */
const photosDaily = { most: 60, perSeconds: 24 * 60 * 60 };
const mostOfCustomer = 90;
/** Photos that wait for the review of a session; older ones make room. */
const mostWaiting = 6;

/** Keeps a photo for the review that its session writes next, a day at most. */
export async function addReviewPhoto(
  call: Call,
  { photo }: ParsedArgsOf<'commerce', 'addReviewPhoto'>[0],
): Answer<ReviewPhoto> {
  const { db, customerId } = call;
  const now = call.clock();
  const tooMany = await takeOneOf(db, attemptKey('photo-day', call.address), photosDaily, now);
  if (tooMany) return err(tooMany);
  if (customerId !== undefined && (await photosOf(call, customerId)) >= mostOfCustomer)
    return err({ tag: 'refused', message: 'You have as many photos as we can keep for you.' });
  const encoded = await call.away(() => call.photos.encode(Buffer.from(photo, 'base64')));
  if (!encoded.ok)
    return encoded.error === 'busy'
      ? err({ tag: 'unavailable', message: messages.goBackOrTryAgain })
      : err({ tag: 'refused', message: photoFaults[encoded.error] });
  const id = randomUUID();
  const session = await call.startSession();
  const { width, height } = encoded.value;
  await db.insert(reviewPhotos).values({ ...encoded.value, id, session, createdAt: now });
  const newest = db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.session, session))
    .orderBy(desc(reviewPhotos.createdAt))
    .limit(mostWaiting);
  await db
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.session, session), notInArray(reviewPhotos.id, newest)));
  return ok({ id, width, height });
}

function photosOf({ db }: Call, customerId: number): Promise<number> {
  const theirs = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.customerId, customerId));
  return db.$count(reviewPhotos, inArray(reviewPhotos.reviewId, theirs));
}
