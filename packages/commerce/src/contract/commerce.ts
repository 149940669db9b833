import { z } from 'zod';
import { defaultSort, sortOrders } from '../listing/sortOrder.ts';
import { address, email } from '../model/address.ts';
import { badge } from '../model/badge.ts';
import { bag } from '../model/bag.ts';
import { category, categoryNode, facet } from '../model/category.ts';
import { checkout, order } from '../model/checkout.ts';
import { customer, customerAddress, formField } from '../model/customer.ts';
import { inventoryRecord } from '../model/inventory.ts';
import { currencyCode, minorUnits } from '../model/money.ts';
import { listing, product, productCard } from '../model/product.ts';
import { wishlist } from '../model/wishlist.ts';
import { method } from './method.ts';

const id = z.int().positive();
/** Bags and checkouts share one unguessable id. */
const bagId = z.uuid();
const text = z.string().max(200);
const none = z.object({});

const selection = z.object({ optionId: id, optionValue: z.string().max(500) });

const newLine = z.object({
  productId: id,
  quantity: z.int().min(1).max(99),
  /** Absent: the default variant is chosen by the rule of commerce §4. */
  variantId: id.optional(),
  optionSelections: z.array(selection).max(20).optional(),
  parentId: z.uuid().optional(),
});

const filters = z.object({
  colour: z.array(text).max(40).default([]),
  size: z.array(text).max(40).default([]),
});

const read = { owner: 'nobody', effect: 'read', idempotent: true, rate: 'read' } as const;
const ownRead = { owner: 'session', effect: 'read', idempotent: true, rate: 'read' } as const;
const ownWrite = { owner: 'session', effect: 'write', idempotent: false, rate: 'write' } as const;
const customerRead = { owner: 'customer', effect: 'read', idempotent: true, rate: 'read' } as const;
const customerWrite = { owner: 'customer', effect: 'write', idempotent: false, rate: 'write' } as const;
const identity = { owner: 'nobody', effect: 'write', idempotent: false, rate: 'identity' } as const;

/** The commerce platform's calls (commerce §7), by their specified names. */
export const commerce = {
  // Catalogue
  getCategoryTree: method({
    ...read,
    summary: 'The whole category tree of the channel.',
    args: z.tuple([]),
    answer: z.array(categoryNode),
    served: true,
  }),
  getCategory: method({
    ...read,
    summary: 'One category by its address, with its ancestors (root first) and children.',
    args: z.tuple([z.object({ url: z.string().max(300) })]),
    answer: z.object({ category, ancestors: z.array(category), children: z.array(category) }),
    served: true,
  }),
  getFilters: method({
    ...read,
    summary: 'The colour and size facets of a category, with the number of styles behind each value.',
    args: z.tuple([z.object({ categoryEntityId: id })]),
    answer: z.array(facet),
    served: true,
  }),
  getProductsWithFilter: method({
    ...read,
    summary: 'A page of a category or of a search, filtered and sorted, with the facets that still apply.',
    args: z.tuple([
      z.object({
        categoryEntityId: id.optional(),
        query: text.optional(),
        filters: filters.prefault({}),
        sort: z.enum(sortOrders).default(defaultSort),
        page: z.int().min(1).max(10_000).default(1),
        limit: z.int().min(1).max(96).default(48),
      }),
    ]),
    answer: listing.extend({ facets: z.array(facet) }),
    served: true,
  }),
  getProducts: method({
    ...read,
    summary: 'Cards of a category in its featured order.',
    args: z.tuple([z.object({ categoryEntityId: id, limit: z.int().min(1).max(96).default(8) })]),
    answer: z.array(productCard),
    served: true,
  }),
  getProductsById: method({
    ...read,
    summary: 'Cards of the styles asked for by id or by style code, in the order asked; unknown ones are left out.',
    args: z.tuple([
      z.union([
        z.strictObject({ ids: z.array(id).max(96) }),
        z.strictObject({ skus: z.array(text).max(96) }),
      ]),
    ]),
    answer: z.array(productCard),
    served: true,
  }),
  getProductById: method({
    ...read,
    summary: 'Everything a product page needs.',
    args: z.tuple([z.object({ entityId: id })]),
    answer: product,
    served: true,
  }),
  getProductBadges: method({
    ...read,
    summary: 'The badges of a product and its variants.',
    args: z.tuple([id, z.array(id).max(250)]),
    answer: z.array(badge),
    served: true,
  }),
  getVariantMetadata: method({
    ...read,
    summary: 'Texts kept with a variant, in a language.',
    args: z.tuple([z.object({ productId: id, variantId: id, language: z.string().max(10) })]),
    answer: z.record(z.string(), z.string()),
    served: false,
  }),
  getInventoryAtLocations: method({
    ...read,
    summary: 'Stock by location for variants named by id, SKU or product (one of the three).',
    args: z.tuple([
      z.union([
        z.strictObject({ variantIds: z.array(id).max(250) }),
        z.strictObject({ skus: z.array(text).max(250) }),
        z.strictObject({ productIds: z.array(id).max(50) }),
      ]),
    ]),
    answer: z.array(inventoryRecord),
    served: true,
  }),
  getChannel: method({
    ...read,
    summary: 'The channel and its default currency.',
    args: z.tuple([]),
    answer: z.object({
      id: z.int(),
      name: z.string(),
      currencies: z.object({ defaultCurrency: currencyCode }),
    }),
    served: true,
  }),
  getStoreMeta: method({
    ...read,
    summary: 'Title and description of the shop for search engines.',
    args: z.tuple([]),
    answer: z.object({ pageTitle: z.string(), metaDescription: z.string() }),
    served: true,
  }),

  // Bag
  getCart: method({
    ...ownRead,
    summary: 'A bag of this session.',
    args: z.tuple([z.object({ id: bagId })]),
    answer: bag,
    served: true,
  }),
  createCart: method({
    ...ownWrite,
    summary: "A new empty bag in the channel's currency, and the session that owns it.",
    args: z.tuple([]),
    answer: bag,
    served: true,
  }),
  updateCart: method({
    ...customerWrite,
    summary: 'Attaches the bag to the signed-in customer.',
    args: z.tuple([z.object({ id: bagId })]),
    answer: bag,
    served: false,
  }),
  addCartItems: method({
    ...ownWrite,
    summary: 'Adds lines; the same variant and selections raise the quantity of the line there is.',
    args: z.tuple([z.object({ cartId: bagId, lineItems: z.array(newLine).min(1).max(50) })]),
    answer: bag,
    served: true,
  }),
  updateCartItem: method({
    ...ownWrite,
    summary: 'Sets the quantity of a line, lowered to what is in stock.',
    args: z.tuple([
      z.object({ cartId: bagId, itemId: z.uuid(), lineItem: z.object({ quantity: z.int().min(1).max(99) }) }),
    ]),
    answer: bag,
    idempotent: true,
    served: true,
  }),
  removeCartItem: method({
    ...ownWrite,
    summary: 'Removes a line; the bag is absent from the answer once it was the last one.',
    args: z.tuple([z.object({ cartId: bagId, itemId: z.uuid() })]),
    answer: z.object({ bag: bag.nullable() }),
    idempotent: true,
    served: true,
  }),
  deleteCart: method({
    ...ownWrite,
    summary: 'Clears a bag.',
    args: z.tuple([z.object({ id: bagId })]),
    answer: none,
    idempotent: true,
    served: true,
  }),

  // Checkout
  checkoutLogin: method({
    ...customerRead,
    summary: "Where a signed-in customer's checkout goes on.",
    args: z.tuple([z.object({ cartId: bagId })]),
    answer: z.object({ redirectUrl: z.string() }),
    served: false,
  }),
  getCheckout: method({
    ...ownRead,
    summary: 'The checkout of a bag, with totals and its consignments.',
    args: z.tuple([z.object({ cartId: bagId })]),
    answer: checkout,
    served: true,
  }),
  postCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Says where the physical lines go; answers with the shipping options for that address.',
    args: z.tuple([z.object({ cartId: bagId, version: z.int(), email, address })]),
    answer: checkout,
    idempotent: true,
    served: true,
  }),
  updateCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Chooses a shipping option.',
    args: z.tuple([
      z.object({ cartId: bagId, consignmentId: z.uuid(), version: z.int(), shippingOptionId: text }),
    ]),
    answer: checkout,
    idempotent: true,
    served: true,
  }),
  deleteCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Takes a consignment back.',
    args: z.tuple([z.object({ cartId: bagId, consignmentId: z.uuid(), version: z.int() })]),
    answer: checkout,
    idempotent: true,
    served: true,
  }),
  addCheckoutBillingAddress: method({
    ...ownWrite,
    summary: 'Sets who pays and where they live.',
    args: z.tuple([z.object({ cartId: bagId, version: z.int(), email, address })]),
    answer: checkout,
    idempotent: true,
    served: true,
  }),
  createOrderFromCheckout: method({
    ...ownWrite,
    summary: 'Pays and places the order: once per checkout, whatever is repeated.',
    args: z.tuple([
      z.object({
        cartId: bagId,
        /** What the shopper saw; another figure is a `conflict`. */
        expectedTotal: minorUnits,
        /** From the payment provider; card details never reach this call. */
        paymentToken: z.string().min(1).max(4096),
      }),
    ]),
    answer: z.object({ orderId: z.int() }),
    idempotent: true,
    served: true,
  }),
  getOrder: method({
    ...ownRead,
    summary: 'An order of this session, for its confirmation page.',
    args: z.tuple([z.object({ cartId: bagId, orderId: id })]),
    answer: order,
    served: true,
  }),

  // Customer
  getCustomers: method({
    ...customerRead,
    summary: 'The signed-in customer, with form fields.',
    args: z.tuple([]),
    answer: customer.nullable(),
    served: false,
  }),
  loginCustomer: method({
    ...identity,
    summary: 'Checks credentials and signs the session in.',
    args: z.tuple([z.object({ email, password: z.string().max(1000) })]),
    answer: z.object({ isValid: z.boolean(), errorMessage: z.string().nullable() }),
    served: false,
  }),
  logoutCustomer: method({
    ...identity,
    summary: 'Ends the session.',
    args: z.tuple([]),
    answer: none,
    idempotent: true,
    served: false,
  }),
  registerCustomer: method({
    ...identity,
    summary: 'Creates a customer.',
    args: z.tuple([
      z.object({
        email,
        password: z.string().max(1000),
        firstName: text,
        lastName: text,
        customFields: z.array(formField).max(20),
        phone: text,
        title: text,
        dateOfBirth: text,
        preferenceEmail: z.boolean(),
        preferencePost: z.boolean(),
        countryIso2: z.string().length(2),
        acceptsProductReviewAbandonedCartEmails: z.boolean(),
        addressFinder: text,
        address: address.pick({
          addressLine1: true,
          addressLine2: true,
          city: true,
          county: true,
          postCode: true,
          country: true,
        }),
      }),
    ]),
    answer: customer,
    served: false,
  }),
  syncCustomer: method({
    ...customerWrite,
    summary: 'Brings the customer-data service up to date.',
    args: z.tuple([z.object({ customerId: id })]),
    answer: none,
    served: false,
  }),
  updateCustomer: method({
    ...customerWrite,
    summary: 'Changes name, e-mail or password; the current password is asked for the last two.',
    args: z.tuple([
      z.object({
        firstName: text.optional(),
        lastName: text.optional(),
        email: email.optional(),
        newPassword: z.string().max(1000).optional(),
        currentPassword: z.string().max(1000).optional(),
      }),
    ]),
    answer: z.array(customer),
    served: false,
  }),
  updateCustomerFormFields: method({
    ...customerWrite,
    summary: 'Sets form fields by name.',
    args: z.tuple([z.object({ data: z.array(formField).max(20) })]),
    answer: none,
    served: false,
  }),
  requestResetPassword: method({
    ...identity,
    summary: 'Sends the reset e-mail; false on error.',
    args: z.tuple([z.object({ email })]),
    answer: z.boolean(),
    served: false,
  }),
  validateToken: method({
    ...identity,
    summary: 'Whether a reset token can still be used.',
    args: z.tuple([z.object({ token: text })]),
    answer: z.object({ isValid: z.boolean() }),
    served: false,
  }),
  resetPassword: method({
    ...identity,
    summary: 'Sets a new password with a reset token.',
    args: z.tuple([z.object({ token: text, password: z.string().max(1000) })]),
    answer: z.object({ isValid: z.boolean() }),
    served: false,
  }),
  getCustomerAddress: method({
    ...customerRead,
    summary: 'The address book, with form fields.',
    args: z.tuple([]),
    answer: z.array(customerAddress),
    served: false,
  }),
  createCustomerAddress: method({
    ...customerWrite,
    summary: 'Adds an address.',
    args: z.tuple([address]),
    answer: z.array(customerAddress),
    served: false,
  }),
  updateCustomerAddress: method({
    ...customerWrite,
    summary: 'Changes an address.',
    args: z.tuple([address.extend({ id })]),
    answer: z.array(customerAddress),
    served: false,
  }),
  deleteCustomerAddress: method({
    ...customerWrite,
    summary: 'Removes addresses.',
    args: z.tuple([z.object({ ids: z.array(id).max(50) })]),
    answer: z.array(customerAddress),
    served: false,
  }),

  // Wishlist
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

  // Payment by wallet
  paymentMethods: method({
    ...ownRead,
    summary: 'The ways to pay a bag.',
    args: z.tuple([z.object({ cartId: bagId })]),
    answer: z.array(z.object({ type: z.string(), name: z.string() })),
    served: false,
  }),
  applePayPayment: method({
    ...ownWrite,
    summary: 'Pays an order with a wallet token.',
    args: z.tuple([z.object({ orderId: id, paymentToken: z.string().max(8192) })]),
    answer: z.object({ resultCode: z.string() }),
    idempotent: true,
    served: false,
  }),
} as const;
