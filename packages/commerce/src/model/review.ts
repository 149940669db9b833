import { z } from 'zod';
import { review } from './product.ts';

/** What becomes of a review: somebody of the shop reads it before others do. */
export const reviewStatuses = ['pending', 'approved', 'refused'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** A page of a style's reviews, or of those of one rating or with photos, newest first. */
export const reviewPage = z.object({
  reviews: z.array(review),
  /** How many there are on all pages. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How often each rating was given, the most stars first; without those that nobody gave. */
  byRating: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int() })),
  /** How many of the style's reviews have photos. */
  withPhotos: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** A review as its writer sees it, whatever has become of it. */
export const ownReview = review.extend({ status: z.enum(reviewStatuses) });
export type OwnReview = z.infer<typeof ownReview>;
