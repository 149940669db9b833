import { data } from 'react-router';
import { privatePage } from '../http/cacheHeaders.ts';
import { failed, problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { changeWishlist } from '../wishlist/changeWishlist.ts';
import { loadWishlist } from '../wishlist/loadWishlist.ts';
import { pairsText } from '../wishlist/pairsText.ts';
import { wishedPair } from '../wishlist/wishedPair.ts';
import type { WishlistAnswer } from '../wishlist/wishlistAnswer.ts';
import { parseWishlistForm } from '../wishlist/wishlistForm.ts';
import { wishlistOf } from '../wishlist/wishlistOf.ts';
import type { Route } from './+types/myWishlist.ts';

/** The wishlist for a page that is live: the customer's, or of the pairs a guest's browser keeps. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadWishlist(context.get(shopContext), request);
  if (!loaded.ok) throw problemPage(loaded.error);
  return answer(loaded.value.answer);
}

/**
 * Changes the customer's list. A guest's is in the browser, which is told the pair a heart stands for, and keeps it
 * itself; what is added stands in the cookie too, for a page that was left before it was told.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const parsed = parseWishlistForm(await request.formData());
  if (!parsed.ok) throw data(parsed.error, { status: 400 });
  const form = parsed.value;
  const list = await wishlistOf(shop, request);
  if (!list.ok) throw problemPage(list.error);
  if (list.value === undefined) {
    const pair = form.intent === 'remove' ? await wishedPair(shop, form.wish) : undefined;
    if (form.intent !== 'add') return answer({ signedIn: false, items: pairsText(pair ? [pair] : []) });
  }
  const changed = await changeWishlist(shop, request, form);
  if (!changed.ok) throw failed(503);
  return answer({ signedIn: list.value !== undefined, items: pairsText(changed.value) });
}

function answer(body: WishlistAnswer): Response {
  return Response.json(body, { headers: privatePage });
}
