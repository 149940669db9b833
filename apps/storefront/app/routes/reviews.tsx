import { errorMessages } from '@tailorbird/commerce/errorMessages';
import { data, useRouteError } from 'react-router';
import { privatePage } from '../http/cacheHeaders.ts';
import { failed, notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { loadReviews, productIdIn } from '../reviews/loadReviews.ts';
import { ReviewsPage } from '../reviews/ReviewsPage.tsx';
import { writeReview } from '../reviews/writeReview.ts';
import { titleTags } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/reviews.ts';

export function headers() {
  return privatePage;
}

/** Reviews beyond those of the product page, and what the shopper wrote: so it is nobody else's page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadReviews(context.get(shopContext), params.id, new URL(request.url).searchParams);
  if (!loaded.ok) throw loaded.error === 404 ? notFound() : failed(loaded.error);
  return loaded.value;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const productId = productIdIn(params.id);
  if (productId === undefined) throw notFound();
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(errorMessages.goBackOrTryAgain, { status: 400 });
  const answer = await writeReview(context.get(shopContext), productId, form);
  return data(answer, { status: answer.tag === 'kept' ? 200 : 422 });
}

export { clientAction } from '../form/clientAction.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? titleTags(`Reviews of ${loaderData.product.name}`) : [];
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsPage data={loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
