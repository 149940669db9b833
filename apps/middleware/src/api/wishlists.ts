import { contract } from '@tailorbird/commerce/contract/contract';
import type { Wishlist, WishlistProductData } from '@tailorbird/commerce/model/wishlist';
import { ok } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { productInList, toProductInList, toVariant, variant } from './entities/product.ts';
import { fieldsOf, include, mapped, operation } from './operation.ts';

const { commerce } = contract;
const created = fieldsOf(commerce.createWishlist);
const added = fieldsOf(commerce.addWishlistItems);
const pair = added.items.element.shape;
const { page, perPage } = fieldsOf(commerce.getWishlistProductData);

const items = z
  .array(z.strictObject({ product_id: pair.productId, variant_id: pair.variantId }))
  .max(500)
  .transform((pairs) =>
    pairs.map(({ product_id, variant_id }) => ({ productId: product_id, variantId: variant_id })),
  );

/** A wishlist (commerce §3). */
const wishlist = z.strictObject({
  id: z.int(),
  name: z.string(),
  customer_id: z.int(),
  items: z.array(z.strictObject({ id: z.int(), product_id: z.int(), variant_id: z.int() })),
  is_public: z.boolean(),
  token: z.string(),
});

/** A page of what it shows of its products (commerce §3). */
const productData = z.strictObject({
  products: z.array(productInList.extend({ variant, is_purchasable: z.boolean() })),
  current_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
});

function toWishlist(own: Wishlist): z.infer<typeof wishlist> {
  return {
    id: own.id,
    name: own.name,
    customer_id: own.customerId,
    items: own.items.map(({ id, productId, variantId }) => ({
      id,
      product_id: productId,
      variant_id: variantId,
    })),
    is_public: own.isPublic,
    token: own.token,
  };
}

function toProductData(own: WishlistProductData): z.infer<typeof productData> {
  return {
    products: own.products.map(({ card, variant: chosen, purchasable }) => ({
      ...toProductInList(card),
      variant: toVariant(chosen),
      is_purchasable: purchasable,
    })),
    current_page: own.currentPage,
    per_page: own.perPage,
    total: own.total,
    total_pages: own.totalPages,
  };
}

/** The wishlists of who is signed in. */
export const wishlistOperations = {
  getAllWishlists: operation({
    args: z.tuple([z.strictObject({ include, current_page: page, per_page: perPage }).optional()]),
    answer: z.array(wishlist.extend({ wishlist_product_data: productData })),
    run: async ({ commerce: calls }, sent) => {
      const own = await calls.getAllWishlists();
      if (!own.ok) return own;
      const lists = [];
      for (const list of own.value) {
        const pairs = list.items.map(({ productId, variantId }) => ({ productId, variantId }));
        const data = await calls.getWishlistProductData({
          items: pairs,
          page: sent?.current_page,
          perPage: sent?.per_page,
        });
        if (!data.ok) return data;
        lists.push({ ...toWishlist(list), wishlist_product_data: toProductData(data.value) });
      }
      return ok(lists);
    },
  }),
  createWishlist: operation({
    args: z.tuple([
      z.strictObject({ name: created.name, is_public: created.isPublic, items: items.default([]) }),
    ]),
    answer: wishlist,
    run: async ({ commerce: calls }, { name, is_public, items: pairs }) =>
      mapped(await calls.createWishlist({ name, isPublic: is_public, items: pairs }), toWishlist),
  }),
  addWishlistItems: operation({
    args: z.tuple([z.strictObject({ wishlistId: added.wishlistId, items })]),
    answer: wishlist,
    run: async ({ commerce: calls }, sent) => mapped(await calls.addWishlistItems(sent), toWishlist),
  }),
  removeWishlistItem: operation({
    args: commerce.removeWishlistItem.args,
    answer: wishlist,
    run: async ({ commerce: calls }, sent) => mapped(await calls.removeWishlistItem(sent), toWishlist),
  }),
  deleteWishlist: operation({
    args: commerce.deleteWishlist.args,
    answer: z.strictObject({}),
    run: ({ commerce: calls }, sent) => calls.deleteWishlist(sent),
  }),
};
