import type { MarketFacts } from '@tailorbird/commerce/market';

const days30 = 30 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The cookie that holds the bag's id: one per channel and currency (commerce §9). */
export function cartCookieName({ channelId, currency }: MarketFacts): string {
  return `cart_${channelId}_${currency}`;
}

/** The bag's id in a `Cookie` header; anything that is no id is no bag. */
export function cartIdIn(cookieHeader: string | null, market: MarketFacts): string | undefined {
  const value = cookieIn(cookieHeader, cartCookieName(market));
  return value && uuid.test(value) ? value : undefined;
}

/** Begins the names of cookies on https, which no other host can then set. A laptop has no https. */
const hostPrefix = '__Host-';

/** The value of a cookie that `cookie` wrote, in a `Cookie` header. */
export function cookieIn(cookieHeader: string | null, name: string): string | undefined {
  const values = new Map<string, string>();
  for (const pair of (cookieHeader ?? '').split(';')) {
    const at = pair.indexOf('=');
    const key = pair.slice(0, at).trim();
    if (at > 0 && !values.has(key)) values.set(key, pair.slice(at + 1).trim());
  }
  return values.get(hostPrefix + name) ?? values.get(name);
}

/** The `Set-Cookie` that remembers a bag for 30 days. */
export function rememberCart(market: MarketFacts, cartId: string, secure: boolean): string {
  return cookie(cartCookieName(market), cartId, days30, secure);
}

/** Whether the bag was loaded in this visit, by a `Cookie` header. */
export function isLoaded(cookieHeader: string | null, market: MarketFacts): boolean {
  return cookieIn(cookieHeader, loadedCookieName(market)) === '1';
}

/** The `Set-Cookie` that says, until the browser is closed, that the bag was loaded. */
export function rememberLoad(market: MarketFacts, secure: boolean): string {
  const lasting = cookie(loadedCookieName(market), '1', 0, secure);
  return lasting.replace('; Max-Age=0', '');
}

const lookCookieName = 'bag_look';

/**
 * The mark of the last look at the bag. Where no script runs, adding ends with a look at the bag: what is added twice
 * with the same mark was pressed twice.
 */
export function bagLookIn(cookieHeader: string | null): string {
  return cookieIn(cookieHeader, lookCookieName) ?? '';
}

/** The `Set-Cookie` that marks a look at the bag. */
export function rememberLook(mark: string, secure: boolean): string {
  return cookie(lookCookieName, mark, days30, secure);
}

function loadedCookieName(market: MarketFacts): string {
  return `${cartCookieName(market)}_loaded`;
}

/** The `Set-Cookie` that forgets the bag. */
export function forgetCart(market: MarketFacts, secure: boolean): string {
  return cookie(cartCookieName(market), '', 0, secure);
}

/** A cookie that scripts cannot read and other sites cannot send. */
export function cookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const prefix = secure ? hostPrefix : '';
  return `${prefix}${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
}
