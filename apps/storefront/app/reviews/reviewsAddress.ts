/** Where a style's reviews are read, or those of one rating, or a later page of them. */
export function reviewsAddress(
  productId: number,
  { rating, page = 1 }: { readonly rating?: number | undefined; readonly page?: number },
): string {
  const query = new URLSearchParams({
    ...(rating !== undefined && { rating: String(rating) }),
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
