import { z } from 'zod';
import { fit } from '../model/fit.ts';
import { reviewPhoto } from '../model/product.ts';
import { ownReview, reviewPage } from '../model/review.ts';
import { maxPhotoText, photoLimits } from '../reviews/photoLimits.ts';
import { type ReviewText, reviewLimits } from '../reviews/reviewLimits.ts';
import { id, method, ownRead, read } from './method.ts';

const written = (field: ReviewText) =>
  z.string().trim().min(reviewLimits[field].min).max(reviewLimits[field].max);

/** What shoppers say of a style (commerce §5 reviews; the review service's calls are not specified, these are ours). */
export const reviewRows = {
  getReviews: method({
    ...read,
    service: 'reviews',
    summary: 'A page of a style’s reviews that were approved, newest first.',
    args: z.tuple([
      z.strictObject({
        productId: id,
        page: z.int().min(1).max(10_000).default(1),
        /** Those alone that gave so many stars. */
        rating: z.int().min(1).max(5).optional(),
        /** Those alone that have photos. */
        withPhotos: z.boolean().default(false),
      }),
    ]),
    answer: reviewPage,
  }),
  getOwnReview: method({
    ...ownRead,
    summary: 'What the caller wrote of a style, read by the shop or not; null for nothing.',
    args: z.tuple([z.strictObject({ productId: id })]),
    answer: ownReview.nullable(),
  }),
  writeReview: method({
    owner: 'session',
    effect: 'write',
    idempotent: true,
    rate: 'identity',
    service: 'commerce',
    summary:
      'Hands in a review to be read by the shop; it takes the place of an earlier one of the caller’s.',
    args: z.tuple([
      z.strictObject({
        productId: id,
        /** Names this sending: the same again changes nothing. */
        submission: z.uuid(),
        rating: z.int().min(1).max(5),
        title: written('title'),
        message: written('message'),
        nickname: written('nickname'),
        /** How it fits, of what comes in sizes. */
        fit: fit.optional(),
        /** Of those the caller has handed in, in the order to show them. */
        photos: z.array(z.uuid()).max(photoLimits.count).default([]),
      }),
    ]),
    answer: ownReview,
  }),
  addReviewPhoto: method({
    owner: 'session',
    effect: 'write',
    idempotent: false,
    rate: 'identity',
    service: 'commerce',
    maxBodyBytes: maxPhotoText + 1_024,
    summary:
      'Hands in a photo for the review that is written next: a JPEG, PNG or WebP in Base64. It is encoded anew, without what it says of place, time and camera.',
    args: z.tuple([z.strictObject({ photo: z.string().max(maxPhotoText) })]),
    answer: reviewPhoto,
  }),
} as const;
