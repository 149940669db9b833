import { privatePage } from '../http/cacheHeaders.ts';
import { failed, notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { loadReviews } from '../reviews/loadReviews.ts';
import type { Route } from './+types/myReviews.ts';

/** What a product page asks for beside itself: more reviews, and what the shopper wrote. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadReviews(context.get(shopContext), params.id, new URL(request.url).searchParams);
  if (!loaded.ok) throw loaded.error === 404 ? notFound() : failed(loaded.error);
  return Response.json(loaded.value, { headers: privatePage });
}
