import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineUp } from '../../../testing/lineUp.ts';
import { password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { tokenMailedTo } from '../../../testing/tokenMailedTo.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { customers } from '../schema/customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const tokenTo = (email: string) => tokenMailedTo(shop.db, email);

const follow = (shopper: Shopper, token: string) => valueOf(shopper.commerce.followMailedLink({ token }));
const change = (shopper: Shopper, email: string) =>
  valueOf(shopper.commerce.updateCustomer({ email, currentPassword: password }));
const agree = (email: string) =>
  valueOf(
    shop.shopper().customerData.updateConsent({ email, category: 'marketing_email', action: 'accept' }),
  );

test('a link about the letters is followed while the address is changed, and both are answered', async () => {
  const here = shop.shopper();
  await register(here, 'letters@example.com');
  await agree('letters@example.com');
  const letters = await tokenTo('letters@example.com');
  await change(here, 'moved@example.com');
  const moving = await tokenTo('moved@example.com');
  const answers = await lineUp(
    shop.db,
    (tx) => tx.select().from(customers).where(eq(customers.emailKey, 'letters@example.com')).for('update'),
    () => follow(here, moving),
    () => follow(shop.shopper(), letters),
  );
  // The letters were agreed to for an address that is the account's no longer.
  expect(answers).toEqual([{ purpose: 'email' }, { purpose: null }]);
  expect(shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
});
