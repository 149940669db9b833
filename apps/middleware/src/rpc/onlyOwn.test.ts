import type { Wishlist } from '@tailorbird/commerce/model/wishlist';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../testing/journey.ts';
import { register } from '../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';

const email = 'owner@example.com';
/** Words that only the owner's own data has. */
const street = '77 Foxglove Steps';

let shop: TestShop;
let callers: readonly (readonly [string, Shopper])[];
let owner: Awaited<ReturnType<typeof ownerWithEverything>>;

beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
  const expired = shop.shopper();
  await register(expired, 'expired@example.com');
  shop.wait(40 * 24 * 60 * 60 * 1000);
  const guest = shop.shopper();
  await bagOf(guest, []);
  const other = shop.shopper();
  await register(other, 'other@example.com');
  owner = await ownerWithEverything();
  const loggedOut = owner.shopper.tab();
  await valueOf(loggedOut.commerce.logoutCustomer());
  owner = { ...owner, shopper: shop.shopper() };
  callers = [
    ['nobody', shop.shopper()],
    ['a guest', guest],
    ['another customer', other],
    ['a customer whose session has expired', expired],
    ['the owner, logged out', loggedOut],
  ];
});
afterAll(() => shop.close());

async function ownerWithEverything() {
  const shopper = shop.shopper();
  const { id } = await register(shopper, email);
  const { productId = 0, variantIds = [] } = shop.styles[0] ?? {};
  const ordered = await bagOf(shopper, [{ productId, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, ordered);
  const due = { cartId: ordered, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
  const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
  await valueOf(shopper.commerce.createCustomerAddress({ ...addressIn('GB'), addressLine1: street }));
  const addresses = await valueOf(shopper.commerce.getCustomerAddress());
  const addressId = addresses.find(({ addressLine1 }) => addressLine1 === street)?.id ?? 0;
  const items = [{ productId, variantId: variantIds[0] ?? 0 }];
  const list: Wishlist = await valueOf(shopper.commerce.createWishlist({ name: 'Foxglove', items }));
  return { shopper, id, orderId, ordered, cartId, addressId, list };
}

/** Everything that could show what is the owner's, or who that is. */
const questions = () => {
  const { id, orderId, ordered, cartId, addressId, list } = owner;
  return [
    ['/commerce/getOrders', []],
    ['/commerce/getCustomerOrder', [{ orderId }]],
    ['/commerce/getOrder', [{ cartId: ordered, orderId }]],
    ['/commerce/findOrder', [{ orderId, email: 'other@example.com' }]],
    ['/commerce/getCustomerAddress', []],
    ['/commerce/updateCustomerAddress', [{ id: addressId, ...addressIn('GB') }]],
    ['/commerce/deleteCustomerAddress', [{ ids: [addressId] }]],
    ['/commerce/getAllWishlists', []],
    ['/commerce/getSharedWishlist', [{ token: list.token }]],
    ['/commerce/getSharedWishlist', [{ token: String(list.id) }]],
    ['/commerce/updateWishlist', [{ id: list.id, isPublic: true }]],
    ['/promotions/getCustomerSession', ['GBP', cartId]],
    ['/promotions/getCustomerProfile', ['GBP', email]],
    ['/promotions/updateCustomerProfile', ['GBP', email, {}]],
    ['/commerce/syncCustomer', [{ customerId: id }]],
  ] as const;
};

const refused = expect.toBeOneOf([401, 404]);
/** With their own, or 408 where the promotions engine has not heard of them yet. */
const answered = expect.toBeOneOf([200, 408]);

it('reliability E4: nobody is shown what is somebody else’s, whatever id, token or e-mail address they send', async ({
  annotate,
}) => {
  let cases = 0;
  for (const [who, caller] of callers) {
    for (const [path, args] of questions()) {
      const response = await caller.post(path, args);
      const text = await response.text();
      const own =
        who === 'another customer' && /getOrders|getCustomerAddress|getAllWishlists|Profile/.test(path);
      expect([who, path, response.status]).toEqual([who, path, own ? answered : refused]);
      for (const mark of [street, 'Foxglove', email, owner.list.token, `"${owner.id}"`]) {
        expect([who, path, text.includes(mark)]).toEqual([who, path, false]);
      }
      cases += 1;
    }
  }
  expect(cases).toBeGreaterThanOrEqual(60);
  await annotate(`${cases} questions: 0 shown what is somebody else’s (target 60, 0)`, 'figure');
});
