import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { cookieIn } from '../bag/cartCookie.ts';
import { pairsIn, pairsText } from './pairsText.ts';

const name = 'wishlist';
const days30 = 30 * 24 * 60 * 60;
/** Most pairs a cookie has room for. */
const mostPairs = 150;

/**
 * A guest's wishlist where no script runs. With scripts it is in local storage, and a page that has them takes over
 * what is in the cookie; so scripts may read it.
 */
export function guestWishlistIn(cookieHeader: string | null): WishlistPair[] {
  return pairsIn(cookieIn(cookieHeader, name) ?? '');
}

/** The `Set-Cookie` that keeps a guest's newest pairs for 30 days. */
export function rememberGuestWishlist(pairs: readonly WishlistPair[], secure: boolean): string {
  return cookie(pairsText(pairs.slice(-mostPairs)), days30, secure);
}

/** The `Set-Cookie` that forgets them. */
export function forgetGuestWishlist(secure: boolean): string {
  return cookie('', 0, secure);
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
}
