/** Which of a style's reviews. */
export interface ReviewsShown {
  readonly rating?: number | undefined;
  readonly withPhotos?: boolean | undefined;
}

/** Where a style's reviews are read, or those of one rating or with photos, or a later page of them. */
export function reviewsAddress(
  productId: number,
  { rating, withPhotos, page = 1 }: ReviewsShown & { readonly page?: number },
): string {
  const query = new URLSearchParams({
    ...(rating !== undefined && { rating: String(rating) }),
    ...(withPhotos && { with: 'photos' }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/reviews/${productId}${query.size > 0 ? `?${query}` : ''}`;
}

/** The rating asked for in an address; undefined for any. What is no rating is `NaN`. */
export function ratingIn(parameters: URLSearchParams): number | undefined {
  const asked = parameters.get('rating');
  if (asked === null) return undefined;
  return /^[1-5]$/.test(asked) ? Number(asked) : Number.NaN;
}

/** `1 star`, `2 stars`. */
export const starsText = (rating: number): string => (rating === 1 ? '1 star' : `${rating} stars`);
