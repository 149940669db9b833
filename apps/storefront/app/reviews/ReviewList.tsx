import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { dayText } from '@tailorbird/commerce/dates/dayText';
import type { Review } from '@tailorbird/commerce/model/product';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { Stars } from './Stars.tsx';

/** Tells one review from another: what comes twice while pages are turned is shown once. */
export function reviewKey({ nickname, date, title }: Review): string {
  return `${nickname} ${date} ${title}`;
}

/** What shoppers wrote, each with its stars. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={reviewKey(review)}>
          <OneReview review={review} />
        </li>
      ))}
    </ul>
  );
}

/** One review, as it is shown to others. */
export function OneReview({ review }: { review: Review }) {
  const { locale } = usePageFacts();
  const { rating, title, message, nickname, date, photos } = review;
  return (
    <>
      <Stars rating={rating} />
      <h3>{title}</h3>
      <p data-part="message">{message}</p>
      {photos && <ReviewPhotos review={review} photos={photos} />}
      <small>
        {nickname}, <time dateTime={date}>{dayText(date, locale)}</time>
      </small>
    </>
  );
}
