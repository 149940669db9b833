import type { Product } from '@tailorbird/commerce/model/product';
import { Icon } from '@tailorbird/ui/Icon';
import { StarIcon } from '@tailorbird/ui/icons';
import { ProductReviewsRoot, RatingLineRoot } from './ProductReviews.styles.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shownAtFirst = 6;

function Stars({ rating }: { rating: number }) {
  return (
    <span data-part="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={StarIcon} size={16} filled={star <= Math.round(rating)} />
      ))}
    </span>
  );
}

/** The average under a product's name; leads to the reviews. */
export function RatingLine({ rating }: Pick<Product, 'rating'>) {
  if (!rating || rating.count === 0) return null;
  return (
    <RatingLineRoot href="#reviews">
      <Stars rating={rating.average} />
      {rating.count === 1 ? '1 review' : `${rating.count} reviews`}
    </RatingLineRoot>
  );
}

/** What other shoppers say. */
export function ProductReviews({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) {
  if (!rating || reviews.length === 0) return null;
  return (
    <ProductReviewsRoot id="reviews">
      <h2>Reviews</h2>
      <p data-part="average">
        <Stars rating={rating.average} /> {rating.average.toFixed(1)} from {rating.count}{' '}
        {rating.count === 1 ? 'review' : 'reviews'}
      </p>
      <ReviewList reviews={reviews.slice(0, shownAtFirst)} />
      {reviews.length > shownAtFirst && (
        <details>
          <summary>{`Read ${reviews.length - shownAtFirst} more`}</summary>
          <ReviewList reviews={reviews.slice(shownAtFirst)} />
        </details>
      )}
    </ProductReviewsRoot>
  );
}

function ReviewList({ reviews }: Pick<Product, 'reviews'>) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.nickname + review.date + review.title}>
          <Stars rating={review.rating} />
          <h3>{review.title}</h3>
          <p>{review.message}</p>
          <small>
            {review.nickname}, <time dateTime={review.date}>{day.format(new Date(review.date))}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}
