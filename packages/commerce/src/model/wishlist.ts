import { z } from 'zod';
import { productCard, variant } from './product.ts';

/** What a wishlist remembers: a style in a colour, and in a size and length where they were chosen. */
export const wishlistPair = z.object({
  productId: z.int().positive(),
  variantId: z.int().positive(),
  /** Whether size and length are still to be chosen: the variant stands for its colour. */
  open: z.boolean().optional(),
});
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

/** What an item that is open can be bought as: one size and length of its colour. */
const wishlistChoice = z.object({
  variantId: z.int(),
  size: z.string().nullable(),
  length: z.string().nullable(),
  purchasable: z.boolean(),
});

/** A page of a wishlist's products, in the order they were added. */
export const wishlistProductData = z.object({
  products: z.array(
    z.object({
      card: productCard,
      /** Of an item that is open without size and length, and with the stock of its colour. */
      variant,
      purchasable: z.boolean(),
      /** What there is to choose from, of an item that is open; otherwise nothing. */
      choices: z.array(wishlistChoice),
    }),
  ),
  currentPage: z.int(),
  perPage: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type WishlistProductData = z.infer<typeof wishlistProductData>;
