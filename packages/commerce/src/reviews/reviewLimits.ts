/** How much a review has to say, and may, in characters (commerce §5: three at least of title and message, two of a name). */
export const reviewLimits = {
  title: { least: 3, most: 100 },
  message: { least: 3, most: 2_000 },
  nickname: { least: 2, most: 40 },
} as const;
export type ReviewText = keyof typeof reviewLimits;

/** Reviews shown at a time. */
export const reviewsPerPage = 6;
