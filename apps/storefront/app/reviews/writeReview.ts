import { fit } from '@tailorbird/commerce/model/fit';
import {
  type ReviewProblems,
  reviewProblems,
  type WrittenReview,
} from '@tailorbird/commerce/reviews/reviewProblems';
import { z } from 'zod';
import { textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { type ReviewAnswer, reviewMessage } from './reviewAnswer.ts';
import { takePhotos } from './takePhotos.ts';

/** Hands in what a shopper wrote of a style; what is wrong is said beside its field, and nothing typed is lost. */
export async function writeReview(
  shop: Pick<Shop, 'client'>,
  productId: number,
  form: FormData,
): Promise<ReviewAnswer> {
  const written = writtenIn(form);
  const { kept, problem } = await takePhotos(shop, form);
  const refused = (message: string | null, errors: ReviewProblems = {}, photos = kept): ReviewAnswer => ({
    tag: 'refused',
    message,
    errors: { ...errors, ...(problem !== undefined && { photos: problem }) },
    photos,
    values: { ...written, fit: textIn(form, 'fit') },
  });
  const { success, data: chosen } = fit.safeParse(form.get('fit'));
  const problems = reviewProblems(written);
  if (Object.keys(problems).length > 0 || problem !== undefined) return refused(null, problems);
  const submission = z.uuid().safeParse(form.get('submission')).data ?? crypto.randomUUID();
  const review = await shop.client.commerce.writeReview({
    productId,
    submission,
    ...written,
    ...(success && { fit: chosen }),
    ...(kept.length > 0 && { photos: kept.map(({ id }) => id) }),
  });
  if (review.ok) return { tag: 'kept', review: review.value };
  // A photo is gone, and which is not said: all of them are chosen again.
  const left = review.error.tag === 'refused' ? [] : kept;
  return refused(reviewMessage(review.error), {}, left);
}

function writtenIn(form: FormData): WrittenReview {
  const text = (name: string) => textIn(form, name).trim();
  return {
    rating: Number.parseInt(text('rating'), 10) || 0,
    title: text('title'),
    message: text('message'),
    nickname: text('nickname'),
  };
}
