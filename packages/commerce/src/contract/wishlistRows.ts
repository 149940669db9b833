import { z } from 'zod';
import { wishlist } from '../model/wishlist.ts';
import { method } from './method.ts';
import { customerRead, customerWrite, id, none, text } from './rows.ts';

/** Wishlists of a signed-in customer (commerce §7). */
export const wishlistRows = {
  getAllWishlists: method({
    ...customerRead,
    summary: "The customer's wishlists.",
    args: z.tuple([]),
    answer: z.array(wishlist),
    served: false,
  }),
  createWishlist: method({
    ...customerWrite,
    summary: 'A new wishlist.',
    args: z.tuple([
      z.object({
        name: text,
        isPublic: z.boolean(),
        items: z.array(z.object({ productId: id, variantId: id })).max(500),
      }),
    ]),
    answer: wishlist,
    served: false,
  }),
  addWishlistItems: method({
    ...customerWrite,
    summary: 'Adds products; pairs already there are ignored.',
    args: z.tuple([
      z.object({ wishlistId: id, items: z.array(z.object({ productId: id, variantId: id })).max(500) }),
    ]),
    answer: wishlist,
    idempotent: true,
    served: false,
  }),
  removeWishlistItem: method({
    ...customerWrite,
    summary: 'Removes one item.',
    args: z.tuple([z.object({ wishlistId: id, itemId: id })]),
    answer: wishlist,
    idempotent: true,
    served: false,
  }),
  deleteWishlist: method({
    ...customerWrite,
    summary: 'Deletes a wishlist.',
    args: z.tuple([z.object({ id })]),
    answer: none,
    idempotent: true,
    served: false,
  }),
} as const;
