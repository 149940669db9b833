/** How much a review has to say, and may, in characters (commerce §5: three at least of title and message, two of a name). */
export const reviewLimits = {
  title: { min: 3, max: 100 },
  message: { min: 3, max: 2_000 },
  nickname: { min: 2, max: 40 },
} as const;
export type ReviewText = keyof typeof reviewLimits;

/** Reviews shown at a time. */
export const reviewsPerPage = 6;
