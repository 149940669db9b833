import { addressIn } from './journey.ts';

/** Ids for the arguments of an example call. */
export interface ExampleIds {
  readonly cartId: string;
  readonly customerId: number;
  readonly wishlistId: number;
  readonly itemId: number;
  readonly addressId: number;
  readonly orderId: number;
}

/** Ids that name nothing. */
export const missingIds: ExampleIds = {
  cartId: '00000000-0000-4000-8000-000000000000',
  customerId: 999_999,
  wishlistId: 999_999,
  itemId: 999_999,
  addressId: 999_999,
  orderId: 999_999,
};

const lineId = '00000000-0000-4000-8000-00000000000a';
/** The smallest photo there is: one pixel, as PNG. */
const photoText =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A review with everything it needs. */
const writtenReview = { rating: 4, title: 'Very nice', message: 'It fits.', nickname: 'Mudlark' };
const returned = [{ line: 0, quantity: 1, reason: 'too-small' }];

/** Arguments that fit each call that is not public, naming these ids. A row without a line here fails its tests. */
const examples: { readonly [call: string]: (ids: ExampleIds) => unknown[] } = {
  'commerce/getCart': ({ cartId }) => [{ id: cartId }],
  'commerce/createCart': () => [],
  'commerce/updateCart': ({ cartId }) => [{ id: cartId }],
  'commerce/addCartItems': ({ cartId }) => [{ cartId, lineItems: [{ productId: 1, quantity: 1 }] }],
  'commerce/updateCartItem': ({ cartId }) => [{ cartId, itemId: lineId, lineItem: { quantity: 1 } }],
  'commerce/removeCartItem': ({ cartId }) => [{ cartId, itemId: lineId }],
  'commerce/deleteCart': ({ cartId }) => [{ id: cartId }],
  'commerce/checkoutLogin': ({ cartId }) => [{ cartId }],
  'commerce/getCheckout': ({ cartId }) => [{ cartId }],
  'commerce/postCheckoutConsignment': ({ cartId }) => [{ cartId, version: 1, ...recipient() }],
  'commerce/updateCheckoutConsignment': ({ cartId }) => [
    { cartId, consignmentId: lineId, version: 1, shippingOptionId: 'uk-standard' },
  ],
  'commerce/deleteCheckoutConsignment': ({ cartId }) => [{ cartId, consignmentId: lineId, version: 1 }],
  'commerce/addCheckoutBillingAddress': ({ cartId }) => [{ cartId, version: 1, ...recipient() }],
  'commerce/addCheckoutGiftCard': ({ cartId }) => [{ cartId, version: 1, code: '7K2M-9QRT-04XZ-HB3C' }],
  'commerce/removeCheckoutGiftCard': ({ cartId }) => [{ cartId, version: 1, giftCardId: 1 }],
  'commerce/createOrderFromCheckout': ({ cartId }) => [{ cartId, expectedTotal: 1, paymentToken: 'x' }],
  'commerce/getOrder': ({ cartId, orderId }) => [{ cartId, orderId }],
  'commerce/registerWithOrder': ({ cartId, orderId }) => [{ cartId, orderId, password: 'hedgerow 7 gate' }],
  'commerce/getCustomers': () => [],
  'commerce/syncCustomer': ({ customerId }) => [{ customerId }],
  'commerce/updateCustomer': () => [{ firstName: 'Edith' }],
  'commerce/updateCustomerFormFields': ({ cartId }) => [{ data: [{ name: 'Cart ID', value: cartId }] }],
  'commerce/deleteCustomer': () => [{ currentPassword: 'not the one 1' }],
  'commerce/downloadCustomerData': () => [],
  'commerce/loadCustomerCart': ({ cartId }) => [{ cartId }],
  'commerce/getCustomerAddress': () => [],
  'commerce/createCustomerAddress': () => [addressIn('GB')],
  'commerce/updateCustomerAddress': ({ addressId }) => [{ id: addressId, ...addressIn('GB') }],
  'commerce/deleteCustomerAddress': ({ addressId }) => [{ ids: [addressId] }],
  'commerce/getOrders': () => [],
  'commerce/getCustomerOrder': ({ orderId }) => [{ orderId }],
  'commerce/requestReturn': ({ orderId }) => [{ orderId, submission: lineId, lines: returned }],
  'commerce/cancelReturn': ({ orderId }) => [{ orderId, returnId: 1 }],
  'commerce/getAllWishlists': () => [],
  'commerce/createWishlist': () => [{ items: [] }],
  'commerce/updateWishlist': ({ wishlistId }) => [{ id: wishlistId, isPublic: true }],
  'commerce/addWishlistItems': ({ wishlistId }) => [{ wishlistId, items: [{ productId: 1, variantId: 1 }] }],
  'commerce/removeWishlistItem': ({ wishlistId, itemId }) => [{ wishlistId, itemId }],
  'commerce/deleteWishlist': ({ wishlistId }) => [{ id: wishlistId }],
  'commerce/clearWishlist': ({ wishlistId }) => [{ id: wishlistId }],
  'commerce/mergeWishlist': () => [{ items: [] }],
  'commerce/getOwnReview': () => [{ productId: 1 }],
  'commerce/writeReview': () => [{ productId: 1, submission: lineId, ...writtenReview }],
  'commerce/addReviewPhoto': () => [{ photo: photoText }],
  'commerce/paymentMethods': ({ cartId }) => [{ cartId }],
  'commerce/getDeliveryQuote': ({ cartId }) => [{ cartId, country: 'GB' }],
  'commerce/applePayPayment': ({ orderId }) => [{ orderId, paymentToken: 'x' }],
  'promotions/getCustomerProfile': () => ['GBP', 'maud@example.com'],
  'promotions/updateCustomerProfile': () => ['GBP', 'maud@example.com', {}],
  'promotions/getCustomerSession': ({ cartId }) => ['GBP', cartId],
  'promotions/updateCustomerSession': ({ cartId }) => [
    {
      currencyCode: 'GBP',
      sessionId: cartId,
      dryRun: false,
      addManualCoupon: null,
      requestData: { customerSession: {}, responseContent: [] },
    },
  ],
  'promotions/removeAllBCPromotionsAndCoupons': ({ cartId }) => [{ cartId }],
};

function recipient() {
  return { email: 'maud@example.com', address: addressIn('GB') };
}

/** Arguments that fit a call, as in `commerce/getCart`. */
export function exampleArguments(call: string, ids: ExampleIds = missingIds): unknown[] {
  const example = examples[call];
  if (!example) throw new Error(`testing/exampleArguments.ts has no line for ${call}.`);
  return example(ids);
}

/** Whether a call's example names an id of somebody's. */
export function namesAnId(call: string): boolean {
  const other = {
    ...missingIds,
    cartId: lineId,
    customerId: 1,
    wishlistId: 1,
    itemId: 1,
    addressId: 1,
    orderId: 1,
  };
  return JSON.stringify(exampleArguments(call)) !== JSON.stringify(exampleArguments(call, other));
}
