import { z } from 'zod';
import { productCard, variant } from './product.ts';

/** What a wishlist remembers: a style in a colour, size and length. */
export const wishlistPair = z.object({ productId: z.int().positive(), variantId: z.int().positive() });
export type WishlistPair = z.infer<typeof wishlistPair>;

/** A wishlist (commerce §3 Wishlist). */
export const wishlist = z.object({
  id: z.int(),
  name: z.string(),
  customerId: z.int(),
  items: z.array(wishlistPair.extend({ id: z.int() })),
  isPublic: z.boolean(),
  /** Names the list in a link to share; it opens only while the list is public. */
  token: z.string(),
});
export type Wishlist = z.infer<typeof wishlist>;

/** A page of a wishlist's products, in the order they were added. */
export const wishlistProductData = z.object({
  products: z.array(z.object({ card: productCard, variant, purchasable: z.boolean() })),
  currentPage: z.int(),
  perPage: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type WishlistProductData = z.infer<typeof wishlistProductData>;
