import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { ReviewPage } from '@tailorbird/commerce/model/review';
import { reviewsAddress, starsText } from './reviewsAddress.ts';

interface ReviewRatingsProps {
  readonly productId: number;
  readonly byRating: ReviewPage['byRating'];
  /** The rating whose reviews are shown; undefined for all. */
  readonly chosen: number | undefined;
}

/** Each rating that was given, as a link to its reviews alone; nothing where all gave the same. */
export function ReviewRatings({ productId, byRating, chosen }: ReviewRatingsProps) {
  const { href } = usePageFacts();
  if (byRating.length < 2) return null;
  const all = byRating.reduce((sum, { count }) => sum + count, 0);
  const links = [
    { rating: undefined, text: 'All', count: all },
    ...byRating.map(({ rating, count }) => ({ rating, text: starsText(rating), count })),
  ];
  return (
    <nav aria-label="Reviews by rating">
      <ul data-part="ratings">
        {links.map(({ rating, text, count }) => (
          <li key={text}>
            <a
              href={href(reviewsAddress(productId, { rating }))}
              aria-current={rating === chosen ? 'page' : undefined}
            >
              {text} <small>({count})</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
