import { privatePage } from '../http/cacheHeaders.ts';
import { problemPage } from '../notFound.ts';
import { cardsOfViewed, viewedIn } from '../product/viewedStyles.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/viewed.ts';

/** The cards of what a browser says was looked at in it, as they are now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewed = viewedIn(new URL(request.url).searchParams.get('styles') ?? '');
  if (viewed.length === 0) return Response.json([], { headers: privatePage });
  const ids = viewed.map(({ productId }) => productId);
  const found = await context.get(shopContext).client.commerce.getProductsById({ ids });
  if (!found.ok) throw problemPage(found.error);
  return Response.json(cardsOfViewed(viewed, found.value), { headers: privatePage });
}
