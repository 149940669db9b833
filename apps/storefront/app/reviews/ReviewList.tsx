import type { Review } from '@tailorbird/commerce/model/product';
import { reviewDay } from './reviewDay.ts';
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
export function OneReview({ review: { rating, title, message, nickname, date } }: { review: Review }) {
  return (
    <>
      <Stars rating={rating} />
      <h3>{title}</h3>
      <p data-part="message">{message}</p>
      <small>
        {nickname}, <time dateTime={date}>{reviewDay(date)}</time>
      </small>
    </>
  );
}
