import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { ok, type Result } from '@tailorbird/commerce/result';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import type { Shop } from '../requestContext.ts';
import { cartIdIn, forgetCart, isLoaded, rememberCart, rememberLoad } from './cartCookie.ts';

/**
 * The shopper's bag in this market. A guest has none until something is added, nor where the one remembered is gone or
 * somebody else's; a customer has the saved one (decision 42). Any other failure keeps the cookie: the bag is still
 * there (commerce §4 cart load).
 */
export async function currentBag(shop: Shop, request: Request): Promise<Result<Bag | null, CallError>> {
  const cookies = request.headers.get('cookie');
  const isLoadedOnce = isLoaded(cookies, shop.market);
  const remembered = await rememberedBag(shop, cookies);
  if (!remembered.ok || (remembered.value && isLoadedOnce)) return remembered;
  const saved = saysLoggedIn(cookies) ? await customersBag(shop, request) : remembered;
  const found = saved.ok || saved.error.tag !== 'signed-out' ? saved : remembered;
  if (!found.ok || !found.value || isLoadedOnce) return found;
  shop.setCookie(rememberLoad(shop.market, shop.secure));
  return found.value.coupons.length === 0 ? found : withoutPromotions(shop, found.value);
}

async function rememberedBag(shop: Shop, cookies: string | null): Promise<Result<Bag | null, CallError>> {
  const id = cartIdIn(cookies, shop.market);
  if (id === undefined) return ok(null);
  const found = await shop.client.commerce.getCart({ id });
  return found.ok || found.error.tag !== 'not-found' ? found : ok(null);
}

/**
 * The bag a customer goes on with: the saved one with the present one in it (commerce §4 cart merge). A present one
 * that is gone, or that this session does not open, adds nothing.
 */
export async function customersBag(shop: Shop, request: Request): Promise<Result<Bag, CallError>> {
  const { commerce } = shop.client;
  const cartId = cartIdIn(request.headers.get('cookie'), shop.market);
  const merged = cartId === undefined ? undefined : await commerce.loadCustomerCart({ cartId });
  const isGone = merged && !merged.ok && merged.error.tag === 'not-found';
  const found = merged && !isGone ? merged : await commerce.loadCustomerCart({});
  if (found.ok) shop.setCookie(rememberCart(shop.market, found.value.id, shop.secure));
  return found;
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

/** Forgets the bag: the next thing added makes a fresh one (commerce §4 cart removal, decision 42). */
export function forgetBag(shop: Shop): void {
  shop.setCookie(forgetCart(shop.market, shop.secure));
}
