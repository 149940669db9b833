import type { OwnReview, ReviewStatus } from '@tailorbird/commerce/model/review';
import { photoCount } from '@tailorbird/commerce/reviews/photoCount';
import { OneReview } from './ReviewList.tsx';

const notes: { readonly [Status in ReviewStatus]: string } = {
  pending: 'Your review. Only you can see it until we have read it.',
  approved: 'Your review, as everybody can read it. Another takes its place.',
  refused: 'Your review. We do not show it: please keep to the product and leave people out of it.',
};

/** What a shopper wrote, and what has become of it. */
export function OwnReviewNote({ review }: { review: OwnReview }) {
  const { photos = [], ...text } = review;
  // Until it is approved a photo is shown to nobody.
  const shown = review.status === 'approved' ? review : text;
  const count = review.status === 'approved' ? 0 : photos.length;
  return (
    <div data-part="own">
      <small>{notes[review.status]}</small>
      <OneReview review={shown} />
      {count > 0 && <small>With {photoCount(count)}.</small>}
    </div>
  );
}
