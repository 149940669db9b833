import type { Platform } from '../call.ts';
import { addCartItems } from './bag/addCartItems.ts';
import { createCart, deleteCart, getCart, removeCartItem, updateCartItem } from './bag/bagCalls.ts';
import { getProducts, getProductsById } from './catalogue/cards.ts';
import { getCategory, getCategoryTree } from './catalogue/categories.ts';
import { getChannel, getStoreMeta } from './catalogue/channel.ts';
import { getFilters, getProductsWithFilter } from './catalogue/listProducts.ts';
import { getProductBadges, getProductById } from './catalogue/product.ts';
import {
  addCheckoutBillingAddress,
  deleteCheckoutConsignment,
  getCheckout,
  postCheckoutConsignment,
  updateCheckoutConsignment,
} from './checkout/checkoutCalls.ts';
import { getInventoryAtLocations } from './inventory/inventoryAtLocations.ts';
import { createOrderFromCheckout } from './orders/createOrderFromCheckout.ts';
import { getOrder } from './orders/readOrder.ts';

/** The shop's own commerce platform, on PostgreSQL. */
export const embedded: Platform = {
  commerce: {
    getCategoryTree,
    getCategory,
    getFilters,
    getProductsWithFilter,
    getProducts,
    getProductsById,
    getProductById,
    getProductBadges,
    getInventoryAtLocations,
    getChannel,
    getStoreMeta,
    getCart,
    createCart,
    addCartItems,
    updateCartItem,
    removeCartItem,
    deleteCart,
    getCheckout,
    postCheckoutConsignment,
    updateCheckoutConsignment,
    deleteCheckoutConsignment,
    addCheckoutBillingAddress,
    createOrderFromCheckout,
    getOrder,
  },
  'customer-data': {},
  promotions: {},
};
