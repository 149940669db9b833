import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Wishlist } from '@tailorbird/commerce/model/wishlist';
import { ok, type Result } from '@tailorbird/commerce/result';
import type { Shop } from '../requestContext.ts';
import { guestWishlistIn } from './guestCookie.ts';
import { pairsIn, pairsText } from './pairsText.ts';
import type { WishlistAnswer } from './wishlistAnswer.ts';
import { pageIn, wishlistOf, wishlistProducts } from './wishlistOf.ts';

/** A wishlist with a page of its products. */
export interface LoadedWishlist {
  readonly answer: WishlistAnswer;
  /** The customer's list, if there is one. */
  readonly list: Wishlist | undefined;
}

/**
 * The customer's wishlist; for a guest that of the browser, whose pairs stand in the address, or in the cookie where
 * no script runs.
 */
export async function loadWishlist(shop: Shop, request: Request): Promise<Result<LoadedWishlist, CallError>> {
  const { searchParams } = new URL(request.url);
  const found = await wishlistOf(shop, request);
  if (!found.ok) return found;
  const asked = searchParams.get('items');
  const guests =
    asked === null ? guestWishlistIn(request.headers.get('cookie')) : pairsIn(asked.slice(0, 10_500));
  const list = found.value ?? undefined;
  const items = found.value === undefined ? guests : (list?.items ?? []);
  const data = await wishlistProducts(shop, items, pageIn(searchParams));
  if (!data.ok) return data;
  const answer = { signedIn: found.value !== undefined, items: pairsText(items), data: data.value };
  return ok({ answer, list });
}
