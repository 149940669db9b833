import type { Review } from '@tailorbird/commerce/model/product';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { reviewKey } from './ReviewList.tsx';
import type { ReviewsData } from './reviewAnswer.ts';

/** Reviews beyond the first page, fetched one page at a time and kept in the order they came. */
export function useReviewPages(first: readonly Review[], addressOf: (page: number) => string) {
  const [shown, setShown] = useState({ reviews: first, page: 1 });
  const { data, load, state } = useFetcher<ReviewsData>();
  if (data?.list.page === shown.page + 1) {
    const known = new Set(shown.reviews.map(reviewKey));
    const added = data.list.reviews.filter((one) => !known.has(reviewKey(one)));
    setShown({ page: data.list.page, reviews: [...shown.reviews, ...added] });
  }
  return {
    reviews: shown.reviews,
    nextPage: shown.page + 1,
    loading: state !== 'idle',
    loadMore: () => void load(addressOf(shown.page + 1)),
  };
}
