import type { WishlistProductData } from '@tailorbird/commerce/model/wishlist';

/** The wishlist as `/me/wishlist` answers it. */
export interface WishlistAnswer {
  readonly signedIn: boolean;
  /** Its pairs: the customer's, or those the browser asked about. */
  readonly items: string;
  /** A page of its products; absent after a change. */
  readonly data?: WishlistProductData;
}
