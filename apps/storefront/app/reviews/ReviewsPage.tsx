import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Pagination } from '@tailorbird/ui/Pagination';
import { ReviewsPageRoot } from './ProductReviews.styles.ts';
import { countText } from './RatingLine.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import type { ReviewAnswer, ReviewsData } from './reviewAnswer.ts';

/** All reviews of a product and the form for one more: what the product page shows in place when scripts run. */
export function ReviewsPage({
  data: { product, fit, hasFit, list, own, submission },
  answer,
}: {
  data: ReviewsData;
  answer: ReviewAnswer | undefined;
}) {
  const { href } = usePageFacts();
  return (
    <ReviewsPageRoot id="main" tabIndex={-1}>
      <h1>{product.name}</h1>
      <p>
        <a href={href(product.path)}>Back to the product</a>
      </p>
      <h2>{countText(list.total)}</h2>
      {fit && <p>{fit}</p>}
      {list.reviews.length > 0 && <ReviewList reviews={list.reviews} />}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => href(`/reviews/${product.id}?page=${page}`)}
      />
      <h2>Write a review</h2>
      <ReviewForm productId={product.id} hasFit={hasFit} own={own} submission={submission} posted={answer} />
    </ReviewsPageRoot>
  );
}
