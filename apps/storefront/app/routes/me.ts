import { itemCount } from '@tailorbird/commerce/bag/bagContents';
import { currentBag } from '../bag/currentBag.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/me.ts';

/** What is personal on a public page, in one request after it: how many items are in the bag. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const bag = await currentBag(context.get(shopContext), request);
  const bagCount = bag.ok && bag.value ? itemCount(bag.value) : 0;
  return Response.json({ bagCount }, { headers: { 'Cache-Control': 'private, no-store' } });
}
