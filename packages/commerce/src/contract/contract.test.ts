import { expect, test } from 'vitest';
import { statusOf } from './callError.ts';
import { contract } from './contract.ts';
import type { Method } from './method.ts';

const rows: [string, Method][] = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries(methods).map(([name, row]): [string, Method] => [`${segment}/${name}`, row]),
);

/** Every operation commerce §7 names. */
const specified =
  'getCustomers loginCustomer logoutCustomer registerCustomer syncCustomer updateCustomer updateCustomerFormFields ' +
  'getCategoryTree getCategory getFilters getProducts getProductsById getProductById getProductsWithFilter getVariantMetadata ' +
  'requestResetPassword validateToken resetPassword getAllWishlists createWishlist addWishlistItems removeWishlistItem deleteWishlist ' +
  'getCart createCart updateCart addCartItems updateCartItem removeCartItem deleteCart checkoutLogin ' +
  'getCustomerAddress createCustomerAddress updateCustomerAddress deleteCustomerAddress getChannel getStoreMeta ' +
  'getCheckout postCheckoutConsignment addCheckoutBillingAddress deleteCheckoutConsignment updateCheckoutConsignment createOrderFromCheckout ' +
  'getInventoryAtLocations getProductBadges getCustomerProfile updateCustomerProfile getCustomerSession updateCustomerSession ' +
  'removeAllBCPromotionsAndCoupons paymentMethods applePayPayment';

test.each(specified.split(' '))('%s is in the contract', (name) => {
  expect(rows.map(([path]) => path.split('/')[1])).toContain(name);
});

test.each(rows)('%s has a summary, and a read is counted as one', (_, row) => {
  expect(row.summary).toMatch(/^[A-Z].*\.$/);
  expect(row.effect === 'read' ? row.rate : 'any').not.toBe('write');
});

test('every reason has a status that says whose fault it is', () => {
  expect(Object.values(statusOf).every((status) => status >= 400 && status < 600)).toBe(true);
});
