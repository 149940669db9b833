import type { Review } from '@tailorbird/commerce/model/product';
import { useState } from 'react';
import { askServer } from '../http/askServer.ts';
import { navigateToFallback } from '../navigateToFallback.ts';
import { reviewKey } from './ReviewList.tsx';
import type { ReviewsData } from './reviewAnswer.ts';

/**
 * Reviews beyond the first page, fetched one page at a time and kept in the order they came.
 * @param pageOf Where the shopper is led when a page does not come.
 */
export function useReviewPages(first: readonly Review[], address: string, pageOf: (page: number) => string) {
  const [shown, setShown] = useState({ reviews: first, page: 1 });
  const [loading, setLoading] = useState(false);
  const nextPage = shown.page + 1;
  const join = ({ list }: ReviewsData) => {
    const known = shown.reviews.map(reviewKey);
    const added = list.reviews.filter((one) => !known.includes(reviewKey(one)));
    setShown({ reviews: [...shown.reviews, ...added], page: nextPage });
  };
  const loadMore = async () => {
    setLoading(true);
    await askServer<ReviewsData>(`${address}?page=${nextPage}`).then(join, () =>
      navigateToFallback(pageOf(nextPage)),
    );
    setLoading(false);
  };
  return { reviews: shown.reviews, nextPage, loading, loadMore };
}
