import { err, ok, type Result } from '@tailorbird/commerce/result';
import { asksFit } from '@tailorbird/commerce/reviews/asksFit';
import { fitSummary } from '@tailorbird/commerce/reviews/fitSummary';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import type { Shop } from '../requestContext.ts';
import type { ReviewsData } from './reviewAnswer.ts';
import { ratingIn } from './reviewsAddress.ts';

/** A page of a style's reviews, and the shopper's own. */
export async function loadReviews(
  shop: Pick<Shop, 'client'>,
  id: string,
  parameters: URLSearchParams,
): Promise<Result<ReviewsData, 404 | 500>> {
  const productId = productIdIn(id);
  const page = Number(parameters.get('page') ?? '1');
  const rating = ratingIn(parameters);
  const asked = parameters.get('with');
  if (Number.isNaN(rating) || (asked !== null && asked !== 'photos')) return err(404);
  const withPhotos = asked !== null;
  if (productId === undefined || !Number.isInteger(page) || page < 1 || page > 10_000) return err(404);
  const { commerce } = shop.client;
  const [found, list, own] = await Promise.all([
    commerce.getProductById({ entityId: productId }),
    commerce.getReviews({ productId, page, withPhotos, ...(rating !== undefined && { rating }) }),
    commerce.getOwnReview({ productId }),
  ]);
  if (!found.ok) return err(found.error.tag === 'not-found' ? 404 : 500);
  if (!list.ok) return err(500);
  const product = found.value;
  const colour = product.colourways[0]?.colour ?? '';
  return ok({
    product: { id: productId, name: product.name, path: productPath(product, colour) },
    fit: product.fit && fitSummary(product.fit),
    hasFit: asksFit(product),
    list: list.value,
    rating,
    withPhotos,
    own: own.ok ? own.value : null,
    submission: crypto.randomUUID(),
  });
}

/** The id in an address; undefined for what is none. */
export function productIdIn(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
