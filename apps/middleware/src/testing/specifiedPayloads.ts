import type { Segment } from '@tailorbird/commerce/contract/contract';
import type { SpecifiedName } from '@tailorbird/commerce/contract/specifiedCalls';
import { type ExampleIds, missingIds } from './exampleArguments.ts';

const lineId = '00000000-0000-4000-8000-00000000000a';
const include = 'line_items.physical_items.options';
const data = { email: 'maud@example.com', address: addressOf('GB') };

/** An address in the specification's words. */
export function addressOf(country: string) {
  return {
    first_name: 'Maud',
    last_name: 'Fenwick',
    addressLine1: '1 Hill Street',
    addressLine2: '',
    city: 'Ludlow',
    county: '',
    postCode: 'SY8 1AA',
    country,
    phone: '01584000000',
  };
}

/** The registration payload of commerce §3, every field of it. */
export function registrationPayload(email: string) {
  const { first_name, last_name, phone, ...address } = addressOf('GB');
  return {
    email,
    password: 'hedgerow 7 gate',
    first_name,
    last_name,
    custom_fields: [{ name: 'Shoe size', value: '5' }],
    phone,
    title: 'Ms',
    dateOfBirth: '1984-03-12',
    preferenceEmail: '[yes]',
    preferencePost: '',
    countryIso2: 'GB',
    accepts_product_review_abandoned_cart_emails: true,
    addressFinder: 'SY8 1AA',
    address,
  };
}

type Payloads = {
  readonly [S in Segment]: { readonly [N in SpecifiedName<S>]: (ids: ExampleIds) => unknown[] };
};

/** What commerce §7 sends with each of its operations, naming these ids. */
const payloads: Payloads = {
  commerce: {
    getCustomers: () => [{ include: 'formfields' }],
    loginCustomer: () => [{ email: 'nobody@example.com', password: 'wrong 1 x' }],
    logoutCustomer: () => [],
    registerCustomer: () => [registrationPayload('taken@example.com')],
    syncCustomer: ({ customerId }) => [{ customerId }],
    updateCustomer: () => [{ first_name: 'Edith' }],
    updateCustomerFormFields: ({ cartId }) => [{ data: [{ name: 'Cart ID', value: cartId }] }],
    getCategoryTree: () => [],
    getCategory: () => [{ url: '/womens' }],
    getFilters: () => [{ categoryEntityId: 1 }],
    getProducts: () => [{ categoryEntityId: 1, limit: 8 }],
    getProductsById: () => [{ 'id:in': [1], include: 'variants' }],
    getProductById: () => [
      {
        entityId: 1,
        includeModifiers: true,
        includeOptions: true,
        currencyCode: 'GBP',
        variantsLimit: 250,
      },
    ],
    getProductsWithFilter: () => [{ categoryEntityId: 1, filters: { colour: ['Green'], size: [] }, page: 1 }],
    getVariantMetadata: () => [{ productId: 1, variantId: 1, language: 'en' }],
    requestResetPassword: () => [{ email: 'nobody@example.com' }],
    validateToken: () => [{ token: 'x' }],
    resetPassword: () => [{ token: 'x', password: 'hedgerow 8 gate' }],
    getAllWishlists: () => [{ include: 'items', per_page: 50, current_page: 1 }],
    createWishlist: () => [{ name: 'For the garden', is_public: false, items: [] }],
    addWishlistItems: ({ wishlistId }) => [{ wishlistId, items: [{ product_id: 1, variant_id: 1 }] }],
    removeWishlistItem: ({ wishlistId, itemId }) => [{ wishlistId, itemId }],
    deleteWishlist: ({ wishlistId }) => [{ id: wishlistId }],
    getCart: ({ cartId }) => [{ id: cartId, include }],
    createCart: () => [{ data: { currency: { code: 'GBP' }, line_items: [] }, include }],
    updateCart: ({ cartId }) => [{ id: cartId, include }],
    addCartItems: ({ cartId }) => [
      { cartId, include, data: { line_items: [{ product_id: 1, quantity: 1, option_selections: [] }] } },
    ],
    updateCartItem: ({ cartId }) => [
      { cartId, itemId: lineId, include, data: { line_item: { quantity: 2, product_id: 1 } } },
    ],
    removeCartItem: ({ cartId }) => [{ cartId, itemId: lineId, include }],
    deleteCart: ({ cartId }) => [{ id: cartId }],
    checkoutLogin: ({ customerId, cartId }) => [{ customerId, cartId, email: 'maud@example.com' }],
    getCustomerAddress: () => [{ include: 'formfields' }],
    createCustomerAddress: () => [addressOf('GB')],
    updateCustomerAddress: ({ addressId }) => [{ id: addressId, ...addressOf('GB') }],
    deleteCustomerAddress: ({ addressId }) => [{ ids: [addressId] }],
    getChannel: () => [{ include: 'currencies' }],
    getStoreMeta: () => [],
    getCheckout: ({ cartId }) => [{ cartId }],
    postCheckoutConsignment: ({ cartId }) => [{ cartId, data }],
    addCheckoutBillingAddress: ({ cartId }) => [{ cartId, data }],
    deleteCheckoutConsignment: ({ cartId }) => [{ cartId, consignmentId: lineId }],
    updateCheckoutConsignment: ({ cartId }) => [
      { cartId, consignmentId: lineId, data: { shipping_option_id: 'uk-standard' } },
    ],
    createOrderFromCheckout: ({ cartId }) => [{ cartId }],
    getInventoryAtLocations: () => [{ variantIds: [1] }],
    getProductBadges: () => [1, [1]],
    paymentMethods: ({ cartId }) => [{ cartId }],
    applePayPayment: ({ orderId }) => [{ orderId, paymentToken: 'x' }],
  },
  'customer-data': {
    updateConsent: () => [{ email: 'maud@example.com', category: 'marketing_email', action: 'accept' }],
    updatePreferences: () => [{ email: 'maud@example.com', preferenceEmail: true, preferencePost: false }],
    notifyWhenInStock: () => [{ email: 'maud@example.com', variantId: 1 }],
  },
  promotions: {
    getCustomerProfile: () => ['GBP', 'maud@example.com'],
    updateCustomerProfile: () => ['GBP', 'maud@example.com', {}],
    getCustomerSession: ({ cartId }) => ['GBP', cartId],
    updateCustomerSession: ({ cartId }) => [
      {
        currencyCode: 'GBP',
        sessionId: cartId,
        dryRun: true,
        addManualCoupon: null,
        requestData: {
          customerSession: {
            integrationId: cartId,
            cartItems: [
              {
                name: 'Lambswool Crew',
                sku: '200001-1',
                quantity: 2,
                price: 39.99,
                attributes: { product_id: 1, tmp_variant_id: 1 },
              },
            ],
            couponCodes: [],
          },
          responseContent: ['customerSession', 'triggeredCampaigns'],
        },
      },
    ],
    removeAllBCPromotionsAndCoupons: ({ cartId }) => [
      { id: cartId, coupons: [{ code: 'HALF', discounted_amount: 20 }], line_items: { physical_items: [] } },
    ],
  },
};

/** The paths of all operations, as in `commerce/getCart`. */
export const specifiedPaths: readonly string[] = Object.entries(payloads).flatMap(([segment, rows]) =>
  Object.keys(rows).map((name) => `${segment}/${name}`),
);

/** What the specification sends to an operation, as in `commerce/getCart`. */
export function specifiedPayload(path: string, ids: ExampleIds = missingIds): unknown[] {
  const [segment = '', name = ''] = path.split('/');
  const rows: Readonly<Record<string, (ids: ExampleIds) => unknown[]>> =
    Object.entries(payloads).find(([one]) => one === segment)?.[1] ?? {};
  return rows[name]?.(ids) ?? [];
}
