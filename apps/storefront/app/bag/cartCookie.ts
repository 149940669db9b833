import type { MarketFacts } from '@tailorbird/commerce/market';
import { shopCookie } from '../http/shopCookie.ts';

const days30 = 30 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The cookie that holds the bag's id: one per channel and currency (commerce §9). */
export function cartCookieName({ channelId, currency }: MarketFacts): string {
  return `cart_${channelId}_${currency}`;
}

const cartCookie = (market: MarketFacts) => shopCookie({ name: cartCookieName(market), maxAge: days30 });
/** Lasts until the browser is closed. */
const loadedCookie = (market: MarketFacts) => shopCookie({ name: `${cartCookieName(market)}_loaded` });
const viewCookie = shopCookie({ name: 'bag_view', maxAge: days30 });

/** The bag's id in a `Cookie` header; anything that is no id is no bag. */
export function cartIdIn(cookieHeader: string | null, market: MarketFacts): string | undefined {
  const value = cartCookie(market).read(cookieHeader);
  return value && uuid.test(value) ? value : undefined;
}

/** The `Set-Cookie` that remembers a bag for 30 days. */
export function rememberCart(market: MarketFacts, cartId: string, secure: boolean): string {
  return cartCookie(market).write(cartId, secure);
}

/** The `Set-Cookie` that forgets the bag. */
export function forgetCart(market: MarketFacts, secure: boolean): string {
  return cartCookie(market).forget(secure);
}

/** Whether the bag was loaded in this visit, by a `Cookie` header. */
export function isLoaded(cookieHeader: string | null, market: MarketFacts): boolean {
  return loadedCookie(market).read(cookieHeader) === '1';
}

/** The `Set-Cookie` that says, until the browser is closed, that the bag was loaded. */
export function rememberLoad(market: MarketFacts, secure: boolean): string {
  return loadedCookie(market).write('1', secure);
}

/**
 * The token of the last view of the bag. Where no script runs, adding ends with a view of the bag: what is added twice
 * with the same token was pressed twice.
 */
export function lastBagViewIn(cookieHeader: string | null): string {
  return viewCookie.read(cookieHeader) ?? '';
}

/** The `Set-Cookie` that keeps the token of a view of the bag. */
export function rememberBagView(token: string, secure: boolean): string {
  return viewCookie.write(token, secure);
}
