import { messages } from '@tailorbird/commerce/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { bagOf } from '../../../testing/journey.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { contacts } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';
import { sessions } from '../schema/sessions.ts';

let shop: TestShop;
let email: string;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
  email = 'maud@example.com';
  await register(shop.shopper(), email);
});
afterAll(() => shop.close());

const attempt = (shopper: Shopper, typed: string, secret: string) =>
  valueOf(shopper.commerce.loginCustomer({ email: typed, password: secret }));

describe('login', () => {
  it('commerce §4 login 1: credentials are checked; the server’s message is raised when they are wrong', async () => {
    const shopper = shop.shopper('uk', '10.0.0.2');
    const { isValid, errorMessage } = await attempt(shopper, email, 'not this 1');
    expect([isValid, errorMessage]).toEqual([
      false,
      "Your email/password combination is incorrect. Please click 'Forgot your password?' below to reset your password.",
    ]);
    expect((await errorOf(shopper.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('commerce §8 message 2: credentials are checked, and wrong ones are told alike whoever’s they are', async () => {
    const wrong = { isValid: false, errorMessage: messages.wrongCredentials };
    const shopper = shop.shopper('uk', '10.0.0.1');
    expect(await attempt(shopper, email, 'not this 1')).toEqual(wrong);
    expect(await attempt(shopper, 'nobody@example.com', password)).toEqual(wrong);
    expect(await attempt(shopper, email, `${password} `)).toEqual(wrong);
    expect(await attempt(shopper, email, password)).toEqual({ isValid: true, errorMessage: null });
    expect((await valueOf(shopper.commerce.getCustomers()))?.email).toBe(email);
  });

  it('commerce §8 message 3: nothing typed is told as nothing typed', async () => {
    const empty = { isValid: false, errorMessage: 'Please enter your email address and password' };
    expect(await attempt(shop.shopper(), ' ', password)).toEqual(empty);
    expect(await attempt(shop.shopper(), email, '')).toEqual(empty);
  });

  it('commerce §8 message 1: what cannot be an e-mail address is ‘Invalid Credentials’', async () => {
    const answer = await attempt(shop.shopper(), 'maud', password);
    expect(answer).toEqual({ isValid: false, errorMessage: 'Invalid Credentials' });
  });

  it.each(['MAUD@EXAMPLE.COM', '  maud@example.com ', 'ｍaud@example.com'])(
    '%j is the same person',
    async (typed) => {
      expect((await attempt(shop.shopper(), typed, password)).isValid).toBe(true);
    },
  );

  it('without a customer behind the session there is none, and logging out ends it', async () => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, 'gone@example.com');
    await shop.db.delete(customers).where(eq(customers.id, id));
    expect(await valueOf(shopper.commerce.getCustomers())).toBeNull();
    await valueOf(shopper.commerce.logoutCustomer());
    expect((await errorOf(shopper.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('syncing tells the customer-data service what the account says', async () => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, 'sync@example.com');
    const isTheirs = eq(contacts.emailKey, 'sync@example.com');
    const data = [{ name: 'Preference Email', value: '[yes]' }];
    await valueOf(shopper.commerce.updateCustomerFormFields({ data }));
    await shop.db.delete(contacts).where(isTheirs);
    await valueOf(shopper.commerce.syncCustomer({ customerId: id }));
    expect(await shop.db.select().from(contacts).where(isTheirs)).toMatchObject([
      { marketingEmail: true, marketingPost: false },
    ]);
  });

  it('reliability D3: the password is kept as argon2id, and at today’s cost from the next login on', async () => {
    const isMaud = eq(customers.emailKey, email);
    const old = await createPasswordHasher({ memory: 512, passes: 1 }).hash(password);
    await shop.db
      .update(customers)
      .set({ passwordHash: old.ok ? old.value : '' })
      .where(isMaud);
    await login(shop.shopper(), email);
    const [row] = await shop.db.select().from(customers).where(isMaud);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    await login(shop.shopper(), email);
  });
});

describe('a session', () => {
  /** Whether a cookie that was good before still opens anything. */
  const opens = async (old: Shopper, cartId: string) => (await old.commerce.getCart({ id: cartId })).ok;

  it.each<[string, (shopper: Shopper) => Promise<unknown>]>([
    ['login', (shopper) => login(shopper, email)],
    ['registration', (shopper) => register(shopper, 'fixation@example.com')],
    ['logout', (shopper) => valueOf(shopper.commerce.logoutCustomer())],
  ])('reliability D1: has another id after %s, and the old one opens nothing', async (_name, change) => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
    const old = shopper.tab();
    expect(await opens(old, cartId)).toBe(true);
    await change(shopper);
    expect(shopper.cookie()).not.toBe(old.cookie());
    expect(await opens(old, cartId)).toBe(false);
    expect((await errorOf(old.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('reliability D2: ended by logging out leaves no cookie, and with it goes the way to the customer’s bag', async () => {
    const shopper = shop.shopper();
    await login(shopper, email);
    const bag = await valueOf(shopper.commerce.createCart());
    const kept = shopper.tab();
    const response = await shopper.post('/commerce/logoutCustomer', []);
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await errorOf(kept.commerce.getCustomers())).tag).toBe('signed-out');
    expect((await errorOf(kept.commerce.getCart({ id: bag.id }))).tag).toBe('not-found');
  });

  it('of a customer lasts a week', async () => {
    const shopper = shop.shopper();
    await login(shopper, email);
    shop.wait(604_799_000);
    expect((await valueOf(shopper.commerce.getCustomers()))?.email).toBe(email);
    shop.wait(2_000);
    expect((await errorOf(shopper.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('reliability D1: is kept as a hash alone, and begins only with a call that succeeds', async () => {
    const before = await shop.db.$count(sessions);
    const response = await shop.shopper().post('/commerce/loginCustomer', [{ email, password: 'wrong 1' }]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await shop.db.$count(sessions)).toBe(before);
    const shopper = shop.shopper();
    await login(shopper, email);
    expect(JSON.stringify(await shop.db.select().from(sessions))).not.toContain(shopper.cookie().slice(4));
  });
});
