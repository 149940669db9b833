import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';

/** Most pairs of one list. */
const most = 500;

/** Pairs of product and variant as one short text for cookies, addresses and forms: `12.34_12.35`. */
export function pairsText(pairs: readonly WishlistPair[]): string {
  return pairs.map(({ productId, variantId }) => `${productId}.${variantId}`).join('_');
}

/** The pairs of a text, each once; what is no pair is left out. */
export function pairsIn(text: string): WishlistPair[] {
  const known = new Set(text.split('_').filter((pair) => /^[1-9]\d{0,8}\.[1-9]\d{0,8}$/.test(pair)));
  return [...known].slice(0, most).map((pair) => {
    const [productId, variantId] = pair.split('.').map(Number);
    return { productId: productId ?? 0, variantId: variantId ?? 0 };
  });
}
