import type { PhotoSize } from '@tailorbird/commerce/reviews/photoPath';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../../database/database.ts';
import { reviewPhotos, reviews } from '../schema/reviews.ts';

interface Asked {
  readonly size: PhotoSize;
  /** Whether anybody asks, and so only what was approved is there. */
  readonly isForAll: boolean;
}

/** The bytes of a photo, WebP, by its id; undefined where there is none for whoever asks. */
export async function findPhoto(
  db: Queries,
  id: string,
  { size, isForAll }: Asked,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db
    .select({ bytes: reviewPhotos[size] })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), isForAll ? eq(reviews.status, 'approved') : undefined));
  return found && new Uint8Array(found.bytes);
}
