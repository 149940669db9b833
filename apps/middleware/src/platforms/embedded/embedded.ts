import {
  getCustomerProfile,
  getCustomerSession,
  removeAllBCPromotionsAndCoupons,
  updateCustomerProfile,
  updateCustomerSession,
} from '../../services/promotions/promotionCalls.ts';
import type { Answer, Call, Platform } from '../call.ts';
import {
  createCustomerAddress,
  deleteCustomerAddress,
  getCustomerAddress,
  updateCustomerAddress,
} from './addresses/addresses.ts';
import { findAddresses } from './addresses/findAddresses.ts';
import { addCartItems } from './bag/addCartItems.ts';
import { createCart, deleteCart, getCart, removeCartItem, updateCartItem } from './bag/bagCalls.ts';
import { getProducts, getProductsById } from './catalogue/cards.ts';
import { getCategory, getCategoryTree, getPopularCategories } from './catalogue/categories.ts';
import { getChannel, getStoreMeta } from './catalogue/channel.ts';
import { getFilters, getProductsWithFilter } from './catalogue/listProducts.ts';
import { getProductBadges, getProductById } from './catalogue/product.ts';
import { getProductAddresses } from './catalogue/productAddresses.ts';
import { getVariantMetadata } from './catalogue/variantMetadata.ts';
import {
  addCheckoutBillingAddress,
  deleteCheckoutConsignment,
  getCheckout,
  postCheckoutConsignment,
  updateCheckoutConsignment,
} from './checkout/checkoutCalls.ts';
import { notifyWhenInStock, updateConsent, updatePreferences } from './contacts/contactCalls.ts';
import { checkoutLogin, loadCustomerCart, updateCart } from './customers/customerCart.ts';
import { deleteCustomer } from './customers/deleteCustomer.ts';
import { downloadCustomerData } from './customers/downloadCustomerData.ts';
import { updateCustomerFormFields } from './customers/formFields.ts';
import { getCustomers, loginCustomer, logoutCustomer, syncCustomer } from './customers/login.ts';
import { registerCustomer } from './customers/register.ts';
import { registerWithOrder } from './customers/registerWithOrder.ts';
import { requestResetPassword, resetPassword, validateToken } from './customers/resetPassword.ts';
import { updateCustomer } from './customers/update.ts';
import { addCheckoutGiftCard, removeCheckoutGiftCard } from './gift-cards/giftCardCalls.ts';
import { getInventoryAtLocations } from './inventory/inventoryAtLocations.ts';
import { followMailedLink, readMailedLink } from './links/linkCalls.ts';
import { createOrderFromCheckout } from './orders/createOrderFromCheckout.ts';
import { findOrder, getCustomerOrder, getOrders } from './orders/orderHistory.ts';
import { getOrder } from './orders/readOrder.ts';
import { cancelGuestReturn, cancelReturn } from './returns/cancelReturn.ts';
import { requestGuestReturn, requestReturn } from './returns/returnCalls.ts';
import { addReviewPhoto } from './reviews/addReviewPhoto.ts';
import { getOwnReview, getReviews, writeReview } from './reviews/reviewCalls.ts';
import { applePayPayment, getDeliveryQuote, paymentMethods } from './wallet/walletCalls.ts';
import { getWishlistProductData } from './wishlists/productData.ts';
import {
  addWishlistItems,
  clearWishlist,
  createWishlist,
  deleteWishlist,
  getAllWishlists,
  getSharedWishlist,
  mergeWishlist,
  removeWishlistItem,
  updateWishlist,
} from './wishlists/wishlistCalls.ts';

/** The shop's own commerce platform, on PostgreSQL. */
export const embedded: Platform = {
  commerce: {
    getCategoryTree,
    getPopularCategories,
    getCategory,
    getFilters,
    getProductsWithFilter,
    getProducts,
    getProductsById,
    getProductById,
    getProductBadges,
    getProductAddresses,
    getVariantMetadata,
    getReviews,
    getOwnReview,
    writeReview,
    addReviewPhoto,
    getInventoryAtLocations,
    getChannel,
    getStoreMeta,
    getCart: synced(getCart, ({ id }) => id),
    createCart,
    addCartItems: synced(addCartItems, ({ id }) => id),
    updateCartItem: synced(updateCartItem, ({ id }) => id),
    removeCartItem: synced(removeCartItem, ({ bag }, { cartId }) => bag?.id ?? cartId),
    deleteCart: synced(deleteCart, (_done, { id }) => id),
    getCheckout,
    postCheckoutConsignment,
    updateCheckoutConsignment,
    deleteCheckoutConsignment,
    addCheckoutBillingAddress,
    addCheckoutGiftCard,
    removeCheckoutGiftCard,
    createOrderFromCheckout,
    getOrder,
    updateCart: synced(updateCart, ({ id }) => id),
    checkoutLogin,
    getCustomers,
    loginCustomer,
    logoutCustomer,
    registerCustomer,
    registerWithOrder,
    syncCustomer,
    updateCustomer,
    updateCustomerFormFields,
    requestResetPassword,
    validateToken,
    resetPassword,
    readMailedLink,
    followMailedLink,
    deleteCustomer,
    downloadCustomerData,
    loadCustomerCart: synced(loadCustomerCart, ({ id }) => id),
    getCustomerAddress,
    createCustomerAddress,
    updateCustomerAddress,
    deleteCustomerAddress,
    findAddresses,
    getOrders,
    getCustomerOrder,
    findOrder,
    requestReturn,
    requestGuestReturn,
    cancelReturn,
    cancelGuestReturn,
    getAllWishlists,
    createWishlist,
    updateWishlist,
    addWishlistItems,
    removeWishlistItem,
    deleteWishlist,
    clearWishlist,
    mergeWishlist,
    getWishlistProductData,
    getSharedWishlist,
    paymentMethods,
    getDeliveryQuote,
    applePayPayment,
  },
  'customer-data': { updateConsent, updatePreferences, notifyWhenInStock },
  promotions: {
    getCustomerProfile,
    updateCustomerProfile,
    getCustomerSession,
    updateCustomerSession,
    removeAllBCPromotionsAndCoupons,
  },
};

/** The call; when it did what was asked, the promotions engine is told of the bag it was about (commerce §4). */
function synced<Args extends unknown[], T>(
  implementation: (call: Call, ...args: Args) => Answer<T>,
  cartIdOf: (value: T, ...args: Args) => string,
): (call: Call, ...args: Args) => Answer<T> {
  return async (call, ...args) => {
    const result = await implementation(call, ...args);
    if (result.ok) call.syncPromotions(cartIdOf(result.value, ...args));
    return result;
  };
}
