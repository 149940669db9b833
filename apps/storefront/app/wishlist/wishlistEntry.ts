import type { WishlistProductData } from '@tailorbird/commerce/model/wishlist';

/** A product and variant of a wishlist, as the server tells it. */
export type WishlistEntry = WishlistProductData['products'][number];
