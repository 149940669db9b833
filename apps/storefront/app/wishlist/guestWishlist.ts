import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { forgetGuestWishlist, guestWishlistCookie } from './guestCookie.ts';
import { pairsIn, pairsText } from './pairsText.ts';

const key = 'wishlist';

/** A guest's wishlist, in local storage (commerce §4 wishlist); what a page without scripts kept joins it first. */
export function guestPairs(): WishlistPair[] {
  const withoutScripts = guestWishlistCookie.read(document.cookie);
  const kept = pairsIn([withoutScripts, stored()].filter(Boolean).join('_'));
  if (withoutScripts) {
    keepGuestPairs(kept);
    // Cookie Store is not in every browser.
    document.cookie = forgetGuestWishlist(location.protocol === 'https:');
  }
  return kept;
}

/** Keeps the list; an empty one is forgotten. A browser that keeps nothing has no wishlist. */
export function keepGuestPairs(pairs: readonly WishlistPair[]): void {
  try {
    if (pairs.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, pairsText(pairs));
  } catch {
    // Storage is full, or switched off by its owner.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
