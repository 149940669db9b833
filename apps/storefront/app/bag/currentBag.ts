import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Shop } from '../requestContext.ts';
import { cartIdIn, forgetCart, rememberCart } from './cartCookie.ts';

/**
 * The shopper's bag in this market; null when there is none yet, or when the one remembered is gone or
 * somebody else's. Any other failure keeps the cookie: the bag is still there (commerce §4 Cart load).
 */
export async function currentBag(shop: Shop, request: Request): Promise<Result<Bag | null, CallError>> {
  const id = cartIdIn(request.headers.get('cookie'), shop.market);
  if (!id) return ok(null);
  const found = await shop.client.commerce.getCart({ id });
  if (found.ok) return found;
  return found.error.tag === 'not-found' ? ok(null) : err(found.error);
}

/** The shopper's bag, made if there is none: the first thing added makes the bag. */
export async function bagToAddTo(shop: Shop, request: Request): Promise<Result<Bag, CallError>> {
  const current = await currentBag(shop, request);
  if (!current.ok || current.value) return current as Result<Bag, CallError>;
  const created = await shop.client.commerce.createCart();
  if (created.ok) shop.setCookie(rememberCart(shop.market, created.value.id, shop.secure));
  return created;
}

/** Forgets the bag: the next thing added makes a fresh one (commerce §4, removing the last item). */
export function forgetBag(shop: Shop): void {
  shop.setCookie(forgetCart(shop.market, shop.secure));
}
