import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { lineUp } from '../../../testing/lineUp.ts';
import { login, password, register, registerByFour } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { tokenMailedTo } from '../../../testing/tokenMailedTo.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { carts } from '../schema/carts.ts';
import { contacts } from '../schema/contacts.ts';
import { customers } from '../schema/customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterAll(() => shop.close());

const line = () => ({ productId: shop.styles[0]?.productId ?? 0, quantity: 1 });
const deadlocks = () => shop.logged.filter((line) => line.includes('deadlock'));
const isAccount = (email: string) => eq(customers.emailKey, email);

const tokenTo = (email: string) => tokenMailedTo(shop.db, email);

test('a password is set by a link while the link of a new address is followed, and both are answered', async () => {
  const here = shop.shopper();
  await register(here, 'fought@example.com');
  await valueOf(here.commerce.updateCustomer({ email: 'over@example.com', currentPassword: password }));
  const moving = await tokenTo('over@example.com');
  await valueOf(shop.shopper().commerce.requestResetPassword({ email: 'fought@example.com' }));
  const token = await tokenTo('fought@example.com');
  const answers = await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(customers).where(isAccount('fought@example.com')).for('update'),
    () => valueOf(here.commerce.followMailedLink({ token: moving })),
    () => valueOf(shop.shopper().commerce.resetPassword({ token, password: 'copper 9 kettle' })),
  );
  // A new address ends every other way in.
  expect(answers).toEqual([{ purpose: 'email' }, { isValid: false }]);
  expect(deadlocks()).toEqual([]);
});

test('an account is deleted while its checkout is changed elsewhere, and both are answered', async () => {
  const here = shop.shopper();
  await register(here, 'leaves@example.com');
  const elsewhere = shop.shopper();
  await login(elsewhere, 'leaves@example.com');
  const cartId = await bagOf(elsewhere, [line()]);
  const { version } = await readyCheckout(elsewhere, cartId);
  const address = { ...addressIn('GB'), city: 'Hay' };
  const [changed] = await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(carts).where(eq(carts.id, cartId)).for('update'),
    () =>
      valueOf(
        elsewhere.commerce.postCheckoutConsignment({ cartId, version, email: 'maud@example.com', address }),
      ),
    () => valueOf(here.commerce.deleteCustomer({ currentPassword: password })),
  );
  expect(changed).toMatchObject({ consignments: [{ address: { city: 'Hay' } }] });
  expect(await shop.db.$count(customers, isAccount('leaves@example.com'))).toBe(0);
  expect(deadlocks()).toEqual([]);
});

test('an account’s first order is placed while its bag is loaded elsewhere, and both are answered', async () => {
  const here = shop.shopper();
  // With neither address nor phone, which its first order gives it.
  await registerByFour(here, 'first@example.com');
  const cartId = await bagOf(here, [line()]);
  const { grandTotal } = await readyCheckout(here, cartId);
  const elsewhere = shop.shopper();
  await login(elsewhere, 'first@example.com');
  const paymentToken = await shop.token();
  const [, placed] = await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(customers).where(isAccount('first@example.com')).for('no key update'),
    () => valueOf(elsewhere.commerce.loadCustomerCart({ cartId })),
    () => valueOf(here.commerce.createOrderFromCheckout({ cartId, expectedTotal: grandTotal, paymentToken })),
  );
  expect(placed).toMatchObject({ orderId: expect.any(Number) });
  expect(deadlocks()).toEqual([]);
});

test('letters that are ended while an account is told of stay ended', async () => {
  const here = shop.shopper();
  const { id } = await register(here, 'letters@example.com');
  const agree = { email: 'letters@example.com', category: 'marketing_email', action: 'accept' } as const;
  await valueOf(shop.shopper().customerData.updateConsent(agree));
  await valueOf(here.commerce.followMailedLink({ token: await tokenTo('letters@example.com') }));
  const ending = await tokenTo('letters@example.com');
  const agrees = async () =>
    (await shop.db.select().from(contacts).where(eq(contacts.emailKey, 'letters@example.com'))).map(
      ({ marketingEmail }) => marketingEmail,
    );
  expect(await agrees()).toEqual([true]);
  await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(customers).where(isAccount('letters@example.com')).for('no key update'),
    () => valueOf(shop.shopper().commerce.followMailedLink({ token: ending })),
    () => valueOf(here.commerce.syncCustomer({ customerId: id })),
  );
  expect(await agrees()).toEqual([false]);
  expect(deadlocks()).toEqual([]);
});

test('an account that is deleted while its address becomes another leaves nothing of either', async () => {
  const here = shop.shopper();
  await register(here, 'before@example.com');
  await valueOf(here.commerce.updateCustomer({ email: 'after@example.com', currentPassword: password }));
  const moving = await tokenTo('after@example.com');
  await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(customers).where(isAccount('before@example.com')).for('update'),
    () => valueOf(here.commerce.followMailedLink({ token: moving })),
    () => valueOf(here.commerce.deleteCustomer({ currentPassword: password })),
  );
  const left = (await shop.db.select().from(contacts)).map(({ emailKey }) => emailKey);
  expect(left.filter((email) => /^(?:before|after)@/.test(email))).toEqual([]);
  expect(deadlocks()).toEqual([]);
});
