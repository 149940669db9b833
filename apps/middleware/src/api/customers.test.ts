import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../platforms/embedded/schema/attempts.ts';
import { apiCaller } from '../testing/apiCaller.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { addressOf, registrationPayload } from '../testing/specifiedPayloads.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002' }]);
});
afterAll(() => shop.close());

let customers = 0;
/** Somebody who has registered. */
async function registered() {
  await shop.db.delete(attempts);
  customers += 1;
  const email = `maud-${customers}@example.com`;
  const caller = apiCaller(shop);
  const customer = await caller.get('commerce/registerCustomer', registrationPayload(email));
  return { caller, customer, email };
}

describe('commerce §7 customers 2: getCustomers takes include and answers a data list, which is empty for a guest', () => {
  it('commerce §7 customers 1: getCustomers, with first_name, last_name and form_fields', async () => {
    const { caller, customer, email } = await registered();
    const { data } = await caller.get('commerce/getCustomers', { include: 'formfields' });
    expect(data).toEqual([customer]);
    expect(customer).toMatchObject({ email, first_name: 'Maud', last_name: 'Fenwick' });
    expect(customer.form_fields).toEqual(
      expect.arrayContaining([
        { name: 'Title', value: 'Ms' },
        { name: 'Date of Birth', value: '1984-03-12' },
        { name: 'Preference Post', value: '' },
        { name: 'Cart ID', value: '' },
      ]),
    );
    expect(await apiCaller(shop).get('commerce/getCustomers', { include: 'formfields' })).toEqual({
      data: [],
    });
  });

  it('updateCustomer answers such a list', async () => {
    const { caller, customer } = await registered();
    const change = { first_name: 'Edith', phone: '01584 111111' };
    expect(await caller.get('commerce/updateCustomer', change)).toEqual({
      data: [{ ...customer, ...change }],
    });
  });
});

describe('commerce §7 customers 3: registering, logging in and out, and form fields use the names of the specification', () => {
  it('commerce §7 customers 1: loginCustomer answers is_valid and errorMessage, logoutCustomer ends it, and fields are set', async () => {
    const { caller, customer, email } = await registered();
    expect(await caller.get('commerce/logoutCustomer')).toEqual({});
    expect(await caller.get('commerce/getCustomers')).toEqual({ data: [] });
    const wrong = await caller.get('commerce/loginCustomer', { email, password: 'wrong 1 x' });
    expect(wrong).toEqual({
      is_valid: false,
      errorMessage: expect.stringContaining('Forgot your password?'),
    });
    const right = { email, password: registrationPayload(email).password };
    expect(await caller.get('commerce/loginCustomer', right)).toEqual({ is_valid: true, errorMessage: null });
    expect(await caller.get('commerce/syncCustomer', { customerId: customer.id })).toEqual({});
    const data = [{ name: 'Preference Post', value: '[yes]' }];
    expect(await caller.get('commerce/updateCustomerFormFields', { data })).toEqual({});
    const { data: again } = await caller.get('commerce/getCustomers', { include: 'formfields' });
    expect(again[0].form_fields).toContainEqual(data[0]);
  });

  it('what an account may be made without may be left out of the payload', async () => {
    const { email, password, first_name, last_name, countryIso2 } = registrationPayload('four@example.com');
    const caller = apiCaller(shop);
    const four = { email, password, first_name, last_name, countryIso2 };
    expect(await caller.get('commerce/registerCustomer', four)).toMatchObject({ email, first_name: 'Maud' });
    expect(await caller.get('commerce/getCustomerAddress', { include: 'formfields' })).toEqual([]);
  });

  it('an address that is taken is told in a message', async () => {
    const { email } = await registered();
    const { status, body } = await apiCaller(shop).ask('commerce/registerCustomer', {
      ...registrationPayload(email),
      password: 'another 7 gate',
    });
    expect([status, body.message]).toEqual([422, expect.stringContaining('already exists')]);
  });

  it('a field that does not fit is told by its own name', async () => {
    const { status, body } = await apiCaller(shop).ask('commerce/registerCustomer', {
      ...registrationPayload('x@example.com'),
      first_name: '',
    });
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(
        /^registerCustomer: 0\.first_name: First name needs at least 2 characters\. It takes/,
      ),
    ]);
  });
});

describe('commerce §7 reset 2: validity is is_valid, and an error is false', () => {
  it('of a token that is none, and of an address whose link is on its way', async () => {
    const caller = apiCaller(shop);
    expect(await caller.get('commerce/requestResetPassword', { email: 'nobody@example.com' })).toBe(true);
    expect(await caller.get('commerce/requestResetPassword', { email: 'maud' })).toBe(false);
    expect(await caller.get('commerce/validateToken', { token: 'x' })).toEqual({ is_valid: false });
    const reset = { token: 'x', password: 'hedgerow 8 gate' };
    expect(await caller.get('commerce/resetPassword', reset)).toEqual({ is_valid: false });
  });

  it('and of a middleware that is over its limit or down, with the status that says so', async () => {
    const busy = await shopWith([], { rateLimit: () => 7 });
    const down = await shopWith([], { admission: async () => undefined });
    for (const [broken, status] of [
      [busy, 429],
      [down, 503],
    ] as const) {
      const caller = apiCaller(broken);
      const asked = await caller.ask('commerce/requestResetPassword', { email: 'nobody@example.com' });
      expect([asked.status, asked.body]).toEqual([status, false]);
      expect(asked.headers.get('retry-after')).toMatch(/^\d$/);
      const validated = await caller.ask('commerce/validateToken', { token: 'x' });
      expect([validated.status, validated.body]).toEqual([status, { is_valid: false }]);
      const reset = await caller.ask('commerce/resetPassword', { token: 'x', password: 'hedgerow 8 gate' });
      expect([reset.status, reset.body]).toEqual([status, { is_valid: false }]);
      const other = await caller.ask('commerce/getCategoryTree');
      expect([other.status, other.body.tag]).toEqual([
        status,
        status === 429 ? 'too-many-requests' : 'unavailable',
      ]);
    }
    await busy.close();
    await down.close();
  });
});

describe('commerce §7 addresses 2: each answers the whole list, with first_name, last_name and form_fields', () => {
  it('made, changed, removed', async () => {
    const { caller } = await registered();
    const [first] = await caller.get('commerce/getCustomerAddress', { include: 'formfields' });
    expect(first).toMatchObject({ first_name: 'Maud', addressLine1: '1 Hill Street', form_fields: [] });
    const made = await caller.get('commerce/createCustomerAddress', { ...addressOf('IE'), city: 'Cork' });
    expect(made.map(({ city }: { city: string }) => city)).toEqual(['Ludlow', 'Cork']);
    const { id } = made[1];
    const changed = await caller.get('commerce/updateCustomerAddress', {
      id,
      ...addressOf('IE'),
      last_name: 'Rook',
    });
    expect(changed[1]).toMatchObject({ id, last_name: 'Rook' });
    const left = await caller.get('commerce/deleteCustomerAddress', { ids: [first.id] });
    expect(left.map((one: { id: number }) => one.id)).toEqual([id]);
  });
});

describe('commerce §7 wishlists 2: name, is_public and items of product_id and variant_id, with a page of wishlist_product_data', () => {
  it('commerce §7 wishlists 1: made, added to, taken from, deleted', async () => {
    const { caller, customer } = await registered();
    // The last first, so that no id of an item is that of its product.
    const pairs = shop.styles.toReversed().map(({ productId, variantIds }) => ({
      product_id: productId,
      variant_id: variantIds[0],
    }));
    const made = await caller.get('commerce/createWishlist', {
      name: 'For the garden',
      is_public: true,
      items: [pairs[0]],
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'For the garden',
      customer_id: customer.id,
      items: [{ id: expect.any(Number), ...pairs[0] }],
      is_public: true,
      token: expect.any(String),
    });
    const more = await caller.get('commerce/addWishlistItems', { wishlistId: made.id, items: pairs });
    expect(more.items).toMatchObject(pairs);
    const [list] = await caller.get('commerce/getAllWishlists');
    expect(list).toMatchObject({
      ...more,
      wishlist_product_data: { current_page: 1, per_page: 50, total: 2 },
    });
    expect(list.wishlist_product_data.products[0]).toMatchObject({
      id: pairs[0]?.product_id,
      price: 40,
      variant: { id: pairs[0]?.variant_id, option_values: [{ label: 'Moss Green' }] },
      is_purchasable: true,
    });
    const [{ wishlist_product_data: second }] = await caller.get('commerce/getAllWishlists', {
      per_page: 1,
      current_page: 2,
    });
    expect(second).toMatchObject({ current_page: 2, per_page: 1, total: 2, total_pages: 2 });
    expect(second.products.map(({ id }: { id: number }) => id)).toEqual([pairs[1]?.product_id]);
    const itemId = more.items[0].id;
    const fewer = await caller.get('commerce/removeWishlistItem', { wishlistId: made.id, itemId });
    expect(fewer.items).toMatchObject([pairs[1] ?? {}]);
    expect(await caller.get('commerce/deleteWishlist', { id: made.id })).toEqual({});
    expect(await caller.get('commerce/getAllWishlists')).toEqual([]);
  });
});

describe('commerce §7 customer data 2: consent, preferences and stock notices are at /api/customer-data, with the same cookies', () => {
  it('what the customer signed in says of their own address counts at once', async () => {
    const { caller, email } = await registered();
    const consent = { email, category: 'marketing_post', action: 'accept' };
    expect(await caller.get('customer-data/updateConsent', consent)).toEqual({});
    const { data } = await caller.get('commerce/getCustomers', { include: 'formfields' });
    expect(data[0].form_fields).toContainEqual({ name: 'Preference Post', value: '[yes]' });
    const preferences = { email, preferenceEmail: false, preferencePost: false };
    expect(await caller.get('customer-data/updatePreferences', preferences)).toEqual({});
    const notice = { email, variantId: shop.styles[0]?.variantIds[0] };
    expect(await caller.get('customer-data/notifyWhenInStock', notice)).toEqual({});
  });
});
