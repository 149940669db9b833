import type { MethodName, Segment } from './contract.ts';

/** Every call that commerce §7 speaks of, by the segment of its path. The contract has these, and some of the shop's own. */
export const specifiedCalls = {
  commerce: [
    'getCustomers',
    'loginCustomer',
    'logoutCustomer',
    'registerCustomer',
    'syncCustomer',
    'updateCustomer',
    'updateCustomerFormFields',
    'getCategoryTree',
    'getCategory',
    'getFilters',
    'getProducts',
    'getProductsById',
    'getProductById',
    'getProductsWithFilter',
    'getVariantMetadata',
    'requestResetPassword',
    'validateToken',
    'resetPassword',
    'getAllWishlists',
    'createWishlist',
    'addWishlistItems',
    'removeWishlistItem',
    'deleteWishlist',
    'getCart',
    'createCart',
    'updateCart',
    'addCartItems',
    'updateCartItem',
    'removeCartItem',
    'deleteCart',
    'checkoutLogin',
    'getCustomerAddress',
    'createCustomerAddress',
    'updateCustomerAddress',
    'deleteCustomerAddress',
    'getChannel',
    'getStoreMeta',
    'getCheckout',
    'postCheckoutConsignment',
    'addCheckoutBillingAddress',
    'deleteCheckoutConsignment',
    'updateCheckoutConsignment',
    'createOrderFromCheckout',
    'getInventoryAtLocations',
    'getProductBadges',
    'paymentMethods',
    'applePayPayment',
  ],
  'customer-data': ['updateConsent', 'updatePreferences', 'notifyWhenInStock'],
  promotions: [
    'getCustomerProfile',
    'updateCustomerProfile',
    'getCustomerSession',
    'updateCustomerSession',
    'removeAllBCPromotionsAndCoupons',
  ],
} as const satisfies { readonly [S in Segment]: readonly MethodName<S>[] };

/**
 * Of these, what no page of the shop calls (decision 70): clients of others do, and of the promotions engine the
 * middleware itself.
 */
export const calledByOthers: ReadonlySet<string> = new Set<SpecifiedName<Segment>>([
  'getFilters',
  'getVariantMetadata',
  'createWishlist',
  'addWishlistItems',
  'deleteWishlist',
  'updateCart',
  'deleteCheckoutConsignment',
  'getInventoryAtLocations',
  'updatePreferences',
  'getCustomerProfile',
  'updateCustomerProfile',
  'getCustomerSession',
]);

/** The names of a segment that commerce §7 speaks of. */
export type SpecifiedName<S extends Segment> = (typeof specifiedCalls)[S][number];
