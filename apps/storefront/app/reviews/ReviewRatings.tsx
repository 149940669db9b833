import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { ReviewPage } from '@tailorbird/commerce/model/review';
import { type ReviewsShown, reviewsAddress, starsText } from './reviewsAddress.ts';

interface ReviewRatingsProps {
  readonly productId: number;
  readonly list: Pick<ReviewPage, 'byRating' | 'withPhotos'>;
  /** What is shown of them; nothing for all. */
  readonly chosen: ReviewsShown;
}

/**
 * Those with photos, and each rating that was given, as a link to its reviews alone; nothing where all gave the same
 * rating and none has a photo.
 */
export function ReviewRatings({ productId, list: { byRating, withPhotos }, chosen }: ReviewRatingsProps) {
  const { href } = usePageFacts();
  const ratings = byRating.length < 2 ? [] : byRating;
  if (ratings.length === 0 && withPhotos === 0) return null;
  const all = byRating.reduce((sum, { count }) => sum + count, 0);
  const links: readonly (ReviewsShown & { readonly text: string; readonly count: number })[] = [
    { text: 'All', count: all },
    ...(withPhotos > 0 ? [{ withPhotos: true, text: 'With photos', count: withPhotos }] : []),
    ...ratings.map(({ rating, count }) => ({ rating, text: starsText(rating), count })),
  ];
  const isChosen = (link: ReviewsShown) =>
    link.rating === chosen.rating && (link.withPhotos ?? false) === (chosen.withPhotos ?? false);
  return (
    <nav aria-label="Reviews by rating or photos">
      <ul data-part="ratings">
        {links.map(({ text, count, ...link }) => (
          <li key={text}>
            <a
              href={href(reviewsAddress(productId, link))}
              aria-current={isChosen(link) ? 'page' : undefined}
            >
              {text} <small>({count})</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
