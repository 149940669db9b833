import { z } from 'zod';
import { wishlist, wishlistPair, wishlistProductData } from '../model/wishlist.ts';
import { wishlistPageSize } from '../wishlist/wishlistPairs.ts';
import { customerRead, customerWrite, id, method, none, read } from './method.ts';

const pairs = z.array(wishlistPair.extend({ productId: id, variantId: id }).strict()).max(500);
const name = z.string().trim().min(1).max(100);
const page = z.int().min(1).max(10_000).default(1);
const perPage = z.int().min(1).max(wishlistPageSize).default(wishlistPageSize);

/** Wishlists (commerce §7): a customer's are kept here, a guest's in the browser. */
export const wishlistRows = {
  getAllWishlists: method({
    ...customerRead,
    summary: "The customer's wishlists, the first one first.",
    args: z.tuple([]),
    answer: z.array(wishlist),
  }),
  createWishlist: method({
    ...customerWrite,
    summary: 'A new wishlist; name and publicity are the shop’s when they are left out.',
    args: z.tuple([
      z.strictObject({ name: name.optional(), isPublic: z.boolean().optional(), items: pairs }),
    ]),
    answer: wishlist,
  }),
  updateWishlist: method({
    ...customerWrite,
    summary: 'Renames a wishlist, or opens it to those who have its token.',
    args: z.tuple([z.strictObject({ id, name: name.optional(), isPublic: z.boolean().optional() })]),
    answer: wishlist,
    idempotent: true,
  }),
  addWishlistItems: method({
    ...customerWrite,
    summary: 'Adds products; pairs already there are ignored.',
    args: z.tuple([z.strictObject({ wishlistId: id, items: pairs })]),
    answer: wishlist,
    idempotent: true,
  }),
  removeWishlistItem: method({
    ...customerWrite,
    summary: 'Removes one item.',
    args: z.tuple([z.strictObject({ wishlistId: id, itemId: id })]),
    answer: wishlist,
    idempotent: true,
  }),
  deleteWishlist: method({
    ...customerWrite,
    summary: 'Deletes a wishlist.',
    args: z.tuple([z.strictObject({ id })]),
    answer: none,
  }),
  clearWishlist: method({
    ...customerWrite,
    summary: 'Deletes a wishlist and answers a new empty one of the same name.',
    args: z.tuple([z.strictObject({ id })]),
    answer: wishlist,
  }),
  mergeWishlist: method({
    ...customerWrite,
    summary: "Adds a guest's items to the customer's first wishlist, made if there is none.",
    args: z.tuple([z.strictObject({ items: pairs })]),
    answer: wishlist,
    idempotent: true,
  }),
  getWishlistProductData: method({
    ...read,
    summary: 'What a wishlist shows of its products, up to 50 a page; those no longer sold are left out.',
    args: z.tuple([z.strictObject({ items: pairs, page, perPage })]),
    answer: wishlistProductData,
  }),
  getSharedWishlist: method({
    ...read,
    summary: 'A public wishlist by the token of its link.',
    args: z.tuple([z.strictObject({ token: z.string().max(100) })]),
    answer: wishlist.pick({ name: true, items: true }),
  }),
} as const;
