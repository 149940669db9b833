import { findPlaces } from '../address/answerFinder.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { failed, notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/places.ts';

/** Addresses that fit what is typed into a form's address finder, while it is typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!shop.isInvented) throw notFound();
  const query = (await request.formData()).get('query');
  const places = await findPlaces(shop, typeof query === 'string' ? query : '');
  if (!places) throw failed(503);
  return Response.json(places, { headers: privatePage });
}
