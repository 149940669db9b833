import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { pairsToAdd } from '@tailorbird/commerce/wishlist/wishlistPairs';

/** What follows a pair whose size and length are still to be chosen. */
const openMark = 'o';

/** Pairs of product and variant as one short text for cookies, addresses and forms: `12.34_12.35`, an open one `12.36o`. */
export function pairsText(pairs: readonly WishlistPair[]): string {
  return pairs
    .map(({ productId, variantId, open }) => `${productId}.${variantId}${open ? openMark : ''}`)
    .join('_');
}

/** The pairs of a text, each once; what is no pair is left out. */
export function pairsIn(text: string): WishlistPair[] {
  const named = text.split('_').flatMap((pair) => {
    const [, productId, variantId, open] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})(o?)$/.exec(pair) ?? [];
    return productId === undefined
      ? []
      : [{ productId: Number(productId), variantId: Number(variantId), open: open === openMark }];
  });
  return pairsToAdd([], named);
}
