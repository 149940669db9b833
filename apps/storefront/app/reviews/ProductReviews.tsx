import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { reviewsPerPage } from '@tailorbird/commerce/reviews/reviewLimits';
import { Button } from '@tailorbird/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { ProductReviewsRoot } from './ProductReviews.styles.ts';
import { countText } from './RatingLine.tsx';
import { ReviewList } from './ReviewList.tsx';
import { Stars } from './Stars.tsx';
import { unlessModified } from './unlessModified.ts';
import { useReviewPages } from './useReviewPages.ts';

/** Loaded by the first shopper who writes. */
const ReviewDialog = lazyPart(
  () => import('./ReviewDialog.tsx'),
  (m) => m.ReviewDialog,
);

/** What other shoppers say, a page at a time, and the way to say something. Without script both are a page. */
export function ProductReviews({
  product: { id, rating, reviews: first, reviewsWithPhotos },
  fit,
}: {
  readonly product: Pick<Product, 'id' | 'rating' | 'reviews' | 'reviewsWithPhotos'>;
  /** What most say of the fit. */
  readonly fit?: string | undefined;
}) {
  const { href } = usePageFacts();
  const [writing, setWriting] = useState(false);
  const form = href(`/reviews/${id}#write`);
  const goToForm = () => {
    setWriting(false);
    navigateToFallback(form);
  };
  const pageOf = (page: number) => href(`/reviews/${id}?page=${page}`);
  const address = href(`/me/reviews/${id}`);
  const { reviews, nextPage, loading, loadMore } = useReviewPages(first, address, pageOf);
  const count = rating?.count ?? 0;
  const left = (nextPage - 1) * reviewsPerPage < count;
  return (
    <ProductReviewsRoot id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <p data-part="average">
        {rating && count > 0 ? (
          <>
            <Stars rating={rating.average} /> {rating.average.toFixed(1)} from{' '}
            <a href={href(`/reviews/${id}`)}>{countText(count)}</a>
            {reviewsWithPhotos && (
              <>
                {' · '}
                <a href={href(`/reviews/${id}?with=photos`)}>With photos ({reviewsWithPhotos})</a>
              </>
            )}
          </>
        ) : (
          `${countText(0)}.`
        )}
      </p>
      {fit && <p>{fit}</p>}
      {reviews.length > 0 && <ReviewList reviews={reviews} />}
      <div data-part="ways">
        {left && (
          <Button
            href={pageOf(nextPage)}
            variant="secondary"
            loading={loading}
            onClick={unlessModified(() => void loadMore())}
          >
            Read more reviews
          </Button>
        )}
        <Button href={form} variant="secondary" onClick={unlessModified(() => setWriting(true))}>
          Write a review
        </Button>
      </div>
      {writing && <ReviewDialog productId={id} onClose={() => setWriting(false)} onLost={goToForm} />}
    </ProductReviewsRoot>
  );
}
