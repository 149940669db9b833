import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Pagination } from '@tailorbird/ui/Pagination';
import { ReviewsPageRoot } from './ProductReviews.styles.ts';
import { countText } from './RatingLine.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewRatings } from './ReviewRatings.tsx';
import type { ReviewAnswer, ReviewsData } from './reviewAnswer.ts';
import { type ReviewsShown, reviewsAddress, starsText } from './reviewsAddress.ts';

/** All reviews of a product and the form for one more: what the product page shows in place when scripts run. */
export function ReviewsPage({
  data: { product, fit, hasFit, list, rating, withPhotos, own, submission },
  answer,
}: {
  data: ReviewsData;
  answer: ReviewAnswer | undefined;
}) {
  const { href } = usePageFacts();
  const chosen = { rating, withPhotos };
  return (
    <ReviewsPageRoot id="main" tabIndex={-1}>
      <h1>{product.name}</h1>
      <p>
        <a href={href(product.path)}>Back to the product</a>
      </p>
      <h2>{headingOf(list.total, chosen)}</h2>
      {fit && <p>{fit}</p>}
      <ReviewRatings productId={product.id} list={list} chosen={chosen} />
      {list.reviews.length > 0 && <ReviewList reviews={list.reviews} />}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => href(reviewsAddress(product.id, { ...chosen, page }))}
      />
      <h2>Write a review</h2>
      <ReviewForm productId={product.id} hasFit={hasFit} own={own} submission={submission} posted={answer} />
    </ReviewsPageRoot>
  );
}

function headingOf(total: number, { rating, withPhotos }: ReviewsShown): string {
  const narrowed = [rating !== undefined && `of ${starsText(rating)}`, withPhotos && 'with photos'];
  const which = narrowed.filter((part) => part !== false && part !== undefined).join(' ');
  if (which === '') return countText(total);
  return total === 0 ? `No reviews ${which}` : `${countText(total)} ${which}`;
}
