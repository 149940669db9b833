import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Shop } from '../requestContext.ts';
import { cartIdIn, forgetCart, isLoaded, rememberCart, rememberLoad } from './cartCookie.ts';

/**
 * The shopper's bag in this market; null when there is none yet, or when the one remembered is gone or
 * somebody else's. Any other failure keeps the cookie: the bag is still there (commerce §4 Cart load).
 */
export async function currentBag(shop: Shop, request: Request): Promise<Result<Bag | null, CallError>> {
  const cookies = request.headers.get('cookie');
  const id = cartIdIn(cookies, shop.market);
  if (!id) return ok(null);
  const found = await shop.client.commerce.getCart({ id });
  if (!found.ok) return found.error.tag === 'not-found' ? ok(null) : err(found.error);
  if (isLoaded(cookies, shop.market)) return found;
  shop.setCookie(rememberLoad(shop.market, shop.secure));
  return found.value.coupons.length === 0 ? found : withoutPromotions(shop, found.value);
}

/**
 * A bag found with coupons loses all promotions and is fetched again (commerce §4 Cart load). A bag is loaded once a
 * visit: a code is for the visit it was entered in. Where it cannot be taken off, the bag stays as it is.
 */
async function withoutPromotions(shop: Shop, bag: Bag): Promise<Result<Bag, CallError>> {
  const removed = await shop.client.promotions.removeAllBCPromotionsAndCoupons({ cartId: bag.id });
  const again = removed.ok ? await shop.client.commerce.getCart({ id: bag.id }) : removed;
  return again.ok ? again : ok(bag);
}

/** The shopper's bag, made if there is none: the first thing added makes the bag. */
export async function bagToAddTo(shop: Shop, request: Request): Promise<Result<Bag, CallError>> {
  const current = await currentBag(shop, request);
  if (!current.ok || current.value) return current as Result<Bag, CallError>;
  return createBag(shop);
}

/** Makes a bag, and remembers it. */
export async function createBag(shop: Shop): Promise<Result<Bag, CallError>> {
  const created = await shop.client.commerce.createCart();
  if (created.ok) shop.setCookie(rememberCart(shop.market, created.value.id, shop.secure));
  return created;
}

/** The bag that was loaded in this visit, by its id: it need not be loaded again to be added to. It may be gone since. */
export function loadedBagId(shop: Shop, request: Request): string | undefined {
  const cookies = request.headers.get('cookie');
  return isLoaded(cookies, shop.market) ? cartIdIn(cookies, shop.market) : undefined;
}

/** Forgets the bag: the next thing added makes a fresh one (commerce §4, removing the last item). */
export function forgetBag(shop: Shop): void {
  shop.setCookie(forgetCart(shop.market, shop.secure));
}
