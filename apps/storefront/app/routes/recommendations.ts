import { colourFromPath } from '@tailorbird/commerce/variants/colourInPath';
import { publicPage } from '../http/cacheHeaders.ts';
import { notFound } from '../notFound.ts';
import { recommend } from '../product/recommend.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/recommendations.ts';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The two pods under a product in a colour, asked for when a shopper comes near them (commerce §7). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound();
  const found = await shop.client.commerce.getProductById({ entityId: Number(params.id) });
  if (!found.ok) throw notFound();
  const recommended = await recommend(shop, found.value, colourFromPath(params.color));
  return Response.json(recommended, { headers: publicPage });
}
