import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { OwnedName, ParsedArgsOf, Segment } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { messages } from '@tailorbird/commerce/messages';
import { and, eq, ne } from 'drizzle-orm';
import { type Call, notFound, signedOut } from '../platforms/call.ts';
import { isOwnCart } from '../platforms/embedded/bag/cart.ts';
import { carts } from '../platforms/embedded/schema/carts.ts';
import { checkouts } from '../platforms/embedded/schema/checkout.ts';
import { customerAddresses } from '../platforms/embedded/schema/customers.ts';
import { orders } from '../platforms/embedded/schema/orders.ts';
import { wishlistItems, wishlists } from '../platforms/embedded/schema/wishlists.ts';

/** Refuses a call that touches what is not the caller's; what is not is told exactly as what does not exist. */
export type OwnerRule = (call: Call, ...args: unknown[]) => Promise<CallError | undefined>;

type Rules = {
  readonly [S in Segment]: {
    readonly [N in OwnedName<S>]: (call: Call, ...args: ParsedArgsOf<S, N>) => Promise<CallError | undefined>;
  };
};

/** Rows of a session's that may come without one: they begin it, or answer that it has nothing. */
const anyone = async () => undefined;

/** Somebody is signed in; the data is found by who it is. */
const customer = async (call: Call) => (call.customerId === undefined ? signedOut : undefined);

/** The bag named is the caller's, in this channel. */
async function cart(call: Call, id: string | undefined): Promise<CallError | undefined> {
  if (call.session === undefined || id === undefined) return notFound;
  const [found] = await call.db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.id, id),
        isOwnCart(call),
        eq(carts.channelId, call.channelId),
        ne(carts.status, 'deleted'),
      ),
    );
  return found ? undefined : notFound;
}

const byId = (call: Call, { id }: { readonly id: string }) => cart(call, id);
const byCartId = (call: Call, { cartId }: { readonly cartId: string }) => cart(call, cartId);

/** The same, with the words of commerce §5 for an operation on no bag; somebody else's is none either. */
const withCart =
  (message: string) =>
  async (call: Call, { cartId }: { readonly cartId: string }) =>
    (await cart(call, cartId)) && { ...notFound, message };
const bySession = (call: Call, _currency: unknown, id: string) => cart(call, id);

/** Somebody is signed in, and the bag named, if any, is theirs. */
async function customersCart(call: Call, id: string | undefined): Promise<CallError | undefined> {
  return (await customer(call)) ?? (id === undefined ? undefined : cart(call, id));
}

/** Somebody is signed in, and the row with this id is theirs. */
async function customersOwn(
  call: Call,
  table: typeof wishlists | typeof customerAddresses | typeof orders,
  id: number,
): Promise<CallError | undefined> {
  if (call.customerId === undefined) return signedOut;
  const [found] = await call.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.customerId, call.customerId)));
  return found ? undefined : notFound;
}

async function ownItem(call: Call, wishlistId: number, itemId: number): Promise<CallError | undefined> {
  const foreign = await customersOwn(call, wishlists, wishlistId);
  if (foreign) return foreign;
  const [found] = await call.db
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.wishlistId, wishlistId)));
  return found ? undefined : notFound;
}

async function ownAddresses(call: Call, ids: readonly number[]): Promise<CallError | undefined> {
  for (const id of ids) {
    const foreign = await customersOwn(call, customerAddresses, id);
    if (foreign) return foreign;
  }
  return customer(call);
}

async function ownOrder(call: Call, orderId: number): Promise<CallError | undefined> {
  if (call.session === undefined) return notFound;
  const [order] = await call.db.select({ cartId: orders.cartId }).from(orders).where(eq(orders.id, orderId));
  const [draft] = await call.db
    .select({ cartId: checkouts.cartId })
    .from(checkouts)
    .where(eq(checkouts.draftOrderId, orderId));
  return cart(call, (order ?? draft)?.cartId);
}

/** Every call that touches somebody's data, by name. A row of the contract without its rule does not compile. */
const ownerRules: Rules = {
  commerce: {
    getCart: byId,
    createCart: anyone,
    updateCart: (call, { id }) => customersCart(call, id),
    addCartItems: withCart(messages.noCartToAddTo),
    updateCartItem: withCart(messages.noCartToUpdate),
    removeCartItem: withCart(messages.noCartToRemoveFrom),
    deleteCart: async (call, { id }) =>
      (await cart(call, id)) && { ...notFound, message: messages.noCartToClear },
    checkoutLogin: (call, { cartId }) => customersCart(call, cartId),
    getCheckout: byCartId,
    postCheckoutConsignment: byCartId,
    updateCheckoutConsignment: byCartId,
    deleteCheckoutConsignment: byCartId,
    addCheckoutBillingAddress: byCartId,
    addCheckoutGiftCard: byCartId,
    removeCheckoutGiftCard: byCartId,
    createOrderFromCheckout: byCartId,
    getOrder: byCartId,
    registerWithOrder: byCartId,
    getCustomers: customer,
    syncCustomer: async (call, { customerId }) =>
      (await customer(call)) ?? (call.customerId === customerId ? undefined : notFound),
    updateCustomer: customer,
    updateCustomerFormFields: customer,
    deleteCustomer: customer,
    downloadCustomerData: customer,
    loadCustomerCart: (call, { cartId }) => customersCart(call, cartId),
    getCustomerAddress: customer,
    createCustomerAddress: customer,
    updateCustomerAddress: (call, { id }) => customersOwn(call, customerAddresses, id),
    deleteCustomerAddress: (call, { ids }) => ownAddresses(call, ids),
    getOrders: customer,
    getCustomerOrder: (call, { orderId }) => customersOwn(call, orders, orderId),
    requestReturn: (call, { orderId }) => customersOwn(call, orders, orderId),
    cancelReturn: (call, { orderId }) => customersOwn(call, orders, orderId),
    getAllWishlists: customer,
    createWishlist: customer,
    updateWishlist: (call, { id }) => customersOwn(call, wishlists, id),
    addWishlistItems: (call, { wishlistId }) => customersOwn(call, wishlists, wishlistId),
    removeWishlistItem: (call, { wishlistId, itemId }) => ownItem(call, wishlistId, itemId),
    deleteWishlist: (call, { id }) => customersOwn(call, wishlists, id),
    clearWishlist: (call, { id }) => customersOwn(call, wishlists, id),
    mergeWishlist: customer,
    getOwnReview: anyone,
    writeReview: anyone,
    addReviewPhoto: anyone,
    paymentMethods: byCartId,
    getDeliveryQuote: byCartId,
    applePayPayment: (call, { orderId }) => ownOrder(call, orderId),
  },
  'customer-data': {},
  promotions: {
    getCustomerProfile: customer,
    updateCustomerProfile: customer,
    getCustomerSession: bySession,
    updateCustomerSession: (call, { sessionId }) => cart(call, sessionId),
    removeAllBCPromotionsAndCoupons: byCartId,
  },
};

/** The rule of a row; none for what is nobody's. */
export function ownerRuleOf(segment: string, name: string, { owner }: Method): OwnerRule | undefined {
  if (owner === 'public') return undefined;
  // The types above make rules and contract agree; here a row is looked up by name, whatever its arguments.
  const rules = ownerRules[segment as Segment] as Readonly<Record<string, OwnerRule>>;
  const rule = rules[name];
  if (!rule)
    throw new Error(`${segment}/${name} touches somebody's data and has no owner rule in rpc/ownerRules.ts.`);
  return rule;
}
