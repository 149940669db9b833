import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { shopCookie } from '../http/shopCookie.ts';
import { pairsIn, pairsText } from './pairsText.ts';

const days30 = 30 * 24 * 60 * 60;
/** Pairs a cookie has room for. */
const maxPairs = 150;

/**
 * A guest's wishlist where no script runs. With scripts it is in local storage, and a page that has them takes over
 * what is in the cookie; so scripts may read it.
 */
export const guestWishlistCookie = shopCookie({
  name: 'wishlist',
  maxAge: days30,
  httpOnly: false,
  hostOnly: false,
});

/** The pairs in a `Cookie` header. */
export function guestWishlistIn(cookieHeader: string | null): WishlistPair[] {
  return pairsIn(guestWishlistCookie.read(cookieHeader) ?? '');
}

/** The `Set-Cookie` that keeps a guest's newest pairs for 30 days. */
export function rememberGuestWishlist(pairs: readonly WishlistPair[], secure: boolean): string {
  return guestWishlistCookie.write(pairsText(pairs.slice(-maxPairs)), secure);
}

/** The `Set-Cookie` that forgets them. */
export function forgetGuestWishlist(secure: boolean): string {
  return guestWishlistCookie.forget(secure);
}
