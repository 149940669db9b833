import { z } from 'zod';
import { review } from './product.ts';

/** What becomes of a review: somebody of the shop reads it before others do. */
export const reviewStatuses = ['pending', 'approved', 'refused'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A page of a style's reviews, newest first. */
export const reviewPage = z.object({
  reviews: z.array(review),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A review as its writer sees it, whatever has become of it. */
export const ownReview = review.extend({ status: z.enum(reviewStatuses) });
export type OwnReview = z.infer<typeof ownReview>;
