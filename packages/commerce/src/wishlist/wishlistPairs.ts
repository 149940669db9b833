import type { WishlistPair } from '../model/wishlist.ts';

/** What a wishlist is when neither a shopper nor a setting says otherwise (commerce §4 wishlist). */
export const defaultWishlist = { name: 'My wishlist', isPublic: false } as const;

/** Products of a wishlist shown at a time (commerce §3, §9). */
export const wishlistPageSize = 50;

/** Most pairs of one wishlist. */
export const maxOfWishlist = 500;

/** Whether a list has a pair of product and variant already. */
export function hasPair(list: readonly WishlistPair[], { productId, variantId }: WishlistPair): boolean {
  return list.some((pair) => pair.productId === productId && pair.variantId === variantId);
}

/**
 * The pairs to add to a list (commerce §4 wishlist).
 * @returns Each once, in their order, without those it has; no more than fit (500 in all).
 */
export function pairsToAdd(list: readonly WishlistPair[], added: readonly WishlistPair[]): WishlistPair[] {
  const fresh: WishlistPair[] = [];
  for (const { productId, variantId, open } of added) {
    const pair = { productId, variantId, ...(open && { open }) };
    if (!hasPair(list, pair) && !hasPair(fresh, pair)) fresh.push(pair);
  }
  return fresh.slice(0, Math.max(0, maxOfWishlist - list.length));
}
