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
  const refused = (message: string | null, errors: ReviewProblems = {}): ReviewAnswer => ({
    tag: 'refused',
    message,
    errors: { ...errors, ...(problem !== undefined && { photos: problem }) },
    photos: kept,
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
  return review.ok ? { tag: 'kept', review: review.value } : refused(reviewMessage(review.error));
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
