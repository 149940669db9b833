import { messages } from '@tailorbird/commerce/messages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { contacts } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002', warehouse: 0 }]);
});
afterAll(() => shop.close());

const newPassword = 'copper 9 kettle';
const subjectsTo = async (to: string) =>
  (
    await shop.db
      .select({ subject: sql<string>`${outbox.payload}->>'subject'` })
      .from(outbox)
      .where(sql`${outbox.payload}->>'to' = ${to}`)
      .orderBy(outbox.id)
  ).map(({ subject }) => subject);

/** A customer with a session here and one on another device. */
async function customerTwice(email: string) {
  const here = shop.shopper();
  await register(here, email);
  const elsewhere = shop.shopper();
  await login(elsewhere, email);
  return { here, elsewhere };
}

describe('updating a customer', () => {
  it('commerce §7 customers 1: updateCustomer answers a list with the customer as it is now', async () => {
    const { here } = await customerTwice('name@example.com');
    const [changed] = await valueOf(
      here.commerce.updateCustomer({ firstName: 'Edith', phone: '01584 111111' }),
    );
    expect(changed).toMatchObject({ firstName: 'Edith', lastName: 'Fenwick', phone: '01584 111111' });
    expect(await subjectsTo('name@example.com')).toEqual(['Welcome to Tailorbird']);
  });

  it('commerce §8 customer 1: the list is empty when the customer is gone', async () => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, 'gone@example.com');
    await shop.db.delete(customers).where(eq(customers.id, id));
    expect(await valueOf(shopper.commerce.updateCustomer({ firstName: 'Edith' }))).toEqual([]);
  });

  it.each([
    ['a new password', { newPassword }],
    ['a new e-mail address', { email: 'elsewhere@example.com' }],
  ])('commerce §8 message 4: %s asks for the current password', async (what, change) => {
    const { here } = await customerTwice(`${what.replaceAll(' ', '')}@example.com`);
    const wrong = { tag: 'refused', message: 'The password you entered was incorrect.' };
    expect(await errorOf(here.commerce.updateCustomer(change))).toEqual(wrong);
    expect(await errorOf(here.commerce.updateCustomer({ ...change, currentPassword: 'not it 1' }))).toEqual(
      wrong,
    );
  });

  it('reliability D10: a new password ends every other session, gives this one a new id and is told by mail', async () => {
    const email = 'password@example.com';
    const { here, elsewhere } = await customerTwice(email);
    const old = here.tab();
    await valueOf(here.commerce.updateCustomer({ newPassword, currentPassword: password }));
    expect((await valueOf(here.commerce.getCustomers()))?.email).toBe(email);
    for (const ended of [old, elsewhere]) {
      expect((await errorOf(ended.commerce.getCustomers())).tag).toBe('signed-out');
    }
    await login(shop.shopper(), email, newPassword);
    expect(await subjectsTo(email)).toContain('Your Tailorbird password was changed');
  });

  it('a password that will not do changes nothing', async () => {
    const { here } = await customerTwice('mine@example.com');
    const weak = { newPassword: 'Password1', currentPassword: password };
    expect((await errorOf(here.commerce.updateCustomer(weak))).message).toBe(messages.passwordCommon);
    await login(shop.shopper(), 'mine@example.com');
  });
});

describe('form fields', () => {
  it('commerce §7 customers 1: updateCustomerFormFields sets fields by name, and preferences reach customer-data', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'form@example.com');
    const data = [
      { name: 'Title', value: 'Dr' },
      { name: 'Preference Email', value: '' },
      { name: 'Preference Post', value: '[yes]' },
    ];
    await valueOf(shopper.commerce.updateCustomerFormFields({ data }));
    const customer = await valueOf(shopper.commerce.getCustomers());
    expect(customer?.formFields).toEqual(expect.arrayContaining(data));
    const [contact] = await shop.db.select().from(contacts).where(eq(contacts.emailKey, 'form@example.com'));
    expect(contact).toMatchObject({ marketingEmail: false, marketingPost: true });
  });

  it('of a profile leave what was confirmed at the address as it is, where no preference is among them', async () => {
    const confirmed = { emailKey: 'letters@example.com', marketingEmail: true, changedAt: shop.clock() };
    await shop.db.insert(contacts).values(confirmed);
    const shopper = shop.shopper();
    await register(shopper, 'letters@example.com');
    const save = (name: string, value: string) =>
      valueOf(shopper.commerce.updateCustomerFormFields({ data: [{ name, value }] }));
    const contact = async () =>
      (await shop.db.select().from(contacts).where(eq(contacts.emailKey, 'letters@example.com')))[0];
    await save('Title', 'Dr');
    expect(await contact()).toMatchObject({ marketingEmail: true, marketingPost: false });
    await save('Preference Post', '[yes]');
    expect(await contact()).toMatchObject({ marketingEmail: true, marketingPost: true });
  });

  it('commerce §3 customer 3: one of them keeps the saved bag, which has to be the customer’s own', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'cartfield@example.com');
    const { id } = await valueOf(shopper.commerce.createCart());
    const save = (value: string) =>
      shopper.commerce.updateCustomerFormFields({ data: [{ name: 'Cart ID', value }] });
    await valueOf(save(id));
    const customer = await valueOf(shopper.commerce.getCustomers());
    expect(customer?.formFields).toContainEqual({ name: 'Cart ID', value: id });
    const foreign = await bagOf(shop.shopper(), []);
    for (const value of [foreign, 'no id at all', ''])
      expect((await errorOf(save(value))).tag).toBe('not-found');
  });
});

describe('addresses', () => {
  it('commerce §7 addresses 1: get, create, update and delete answer lists of addresses', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'addresses@example.com');
    const two = await valueOf(shopper.commerce.createCustomerAddress(addressIn('IE')));
    expect(two.map(({ country }) => country)).toEqual(['GB', 'IE']);
    const second = two[1]?.id ?? 0;
    const changed = { ...addressIn('JE'), id: second, city: 'Saint Helier' };
    const updated = await valueOf(shopper.commerce.updateCustomerAddress(changed));
    expect(updated[1]).toMatchObject({ id: second, country: 'JE', city: 'Saint Helier', formFields: [] });
    const left = await valueOf(shopper.commerce.deleteCustomerAddress({ ids: [second] }));
    expect(left).toHaveLength(1);
    expect(await valueOf(shopper.commerce.getCustomerAddress())).toEqual(left);
  });

  it('commerce §3 address 1: an address has an id, its fields and its form fields', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'address@example.com');
    const [, added] = await valueOf(shopper.commerce.createCustomerAddress(addressIn('GB')));
    expect(added).toEqual({ ...addressIn('GB'), id: expect.any(Number), formFields: [] });
  });

  it('an address created again with the same Idempotency-Key is created once', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'addresskey@example.com');
    const create = () =>
      shopper.post('/commerce/createCustomerAddress', [addressIn('GB')], { 'idempotency-key': 'one' });
    const lists = [await (await create()).json(), await (await create()).json()];
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[0]).toHaveLength(2);
  });

  it.each(["Siobhán O'Neil-d'Arcy", '愛 山田', 'محمد علي', 'Bjørn Ærø', 'Nguyễn Văn Ánh'])(
    'a real name is a name: %s',
    async (name) => {
      const shopper = shop.shopper();
      await register(shopper, `name${Math.abs(name.length)}${name.codePointAt(0)}@example.com`);
      const [first = '', ...rest] = name.split(' ');
      const address = {
        ...addressIn('GB'),
        firstName: `${first}${first.length < 2 ? first : ''}`,
        lastName: rest.join(' '),
      };
      const list = await valueOf(shopper.commerce.createCustomerAddress(address));
      expect(list[1]?.lastName).toBe(rest.join(' '));
    },
  );
});

describe('leaving', () => {
  it('deleting asks the password, takes all but the order, and ends the sessions', async () => {
    const email = 'leaving@example.com';
    const { here, elsewhere } = await customerTwice(email);
    const productId = shop.styles[0]?.productId ?? 0;
    const cartId = await bagOf(here, [{ productId, quantity: 1 }]);
    const { grandTotal } = await readyCheckout(here, cartId);
    const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    const { orderId } = await valueOf(here.commerce.createOrderFromCheckout(order));
    await valueOf(here.commerce.createWishlist({ items: [] }));
    const refused = await errorOf(here.commerce.deleteCustomer({ currentPassword: 'wrong 1 one' }));
    expect(refused.message).toBe(messages.wrongPassword);
    await valueOf(here.commerce.deleteCustomer({ currentPassword: password }));
    for (const ended of [here, elsewhere]) {
      expect((await errorOf(ended.commerce.getCustomers())).tag).toBe('signed-out');
    }
    expect(await shop.db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { customerId: null },
    ]);
    expect(await shop.db.$count(contacts, eq(contacts.emailKey, email))).toBe(0);
    expect(await subjectsTo(email)).toContain('Your Tailorbird account was deleted');
    expect((await register(shop.shopper(), email)).email).toBe(email);
  });

  it('what is downloaded is everything but the password', async () => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, 'download@example.com');
    const [productId = 0, variantId = 0] = [shop.styles[0]?.productId, shop.styles[0]?.variantIds[0]];
    await bagOf(shopper, [{ productId, quantity: 2 }]);
    await valueOf(shopper.commerce.createWishlist({ items: [{ productId, variantId }] }));
    const soldOut = { email: 'download@example.com', variantId: shop.styles[1]?.variantIds[0] ?? 0 };
    await valueOf(shopper.customerData.notifyWhenInStock(soldOut));
    const kept = await valueOf(shopper.commerce.downloadCustomerData());
    expect(kept).toMatchObject({
      customer: { id, email: 'download@example.com' },
      wishlists: [{ name: 'My wishlist', items: [{ productId, variantId }] }],
      bags: [{ lines: [{ sku: '200001-1', quantity: 2 }] }],
      stockNotices: [{ sku: '200002-1' }],
    });
    expect(JSON.stringify(kept)).not.toContain('argon2');
  });
});
