import type { Product } from '@tailorbird/commerce/model/product';
import { RatingLineRoot } from './ProductReviews.styles.ts';
import { Stars } from './Stars.tsx';

/** The average under a product's name; leads to the reviews. */
export function RatingLine({ rating }: Pick<Product, 'rating'>) {
  if (!rating || rating.count === 0) return null;
  return (
    <RatingLineRoot href="#reviews">
      <Stars rating={rating.average} />
      {countText(rating.count)}
    </RatingLineRoot>
  );
}

/** `1 review`, `2 reviews`, and a sentence for none. */
export function countText(count: number): string {
  if (count === 0) return 'Nobody has written about it yet';
  return count === 1 ? '1 review' : `${count} reviews`;
}
