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

/** `1 review`, `2 reviews`. */
export function countText(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}
