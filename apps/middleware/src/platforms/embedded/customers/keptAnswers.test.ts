import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, password, register, registration } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { outbox } from '../schema/outbox.ts';
import { idempotencyKeys } from '../schema/sessions.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
beforeEach(async () => {
  await shop.db.delete(idempotencyKeys);
});
afterAll(() => shop.close());

const newPassword = 'copper 9 kettle';
const { address, firstName, lastName, phone } = registration('');

/** Adds an address to the customer's, as the same intent each time. */
const addAddress = async (shopper: Shopper) => {
  const sent = [{ ...address, firstName, lastName, phone }];
  const { status } = await shopper.post('/commerce/createCustomerAddress', sent, {
    'idempotency-key': 'one intent',
  });
  expect(status).toBe(200);
};
const kept = () => shop.db.$count(idempotencyKeys);

async function resetPassword(shopper: Shopper, email: string): Promise<void> {
  await valueOf(shopper.commerce.requestResetPassword({ email }));
  const [mail] = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${email}`)
    .orderBy(desc(outbox.id))
    .limit(1);
  const token = /token=([\w-]{43})/.exec(JSON.stringify(mail?.payload))?.[1] ?? '';
  expect(await valueOf(shopper.commerce.resetPassword({ token, password: newPassword }))).toEqual({
    isValid: true,
  });
}

describe('an answer kept for a repeat', () => {
  it('goes along with a session that is renewed, and goes with the account', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'renewed@example.com');
    await addAddress(shopper);
    const addresses = () => valueOf(shopper.commerce.getCustomerAddress());
    const before = await addresses();
    await valueOf(shopper.commerce.updateCustomer({ newPassword, currentPassword: password }));
    await addAddress(shopper);
    expect(await addresses()).toEqual(before);
    expect(await kept()).toBe(1);
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: newPassword }));
    expect(await kept()).toBe(0);
  });

  it('goes with the session at logout', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'logout@example.com');
    await addAddress(shopper);
    await valueOf(shopper.commerce.logoutCustomer());
    expect(await kept()).toBe(0);
  });

  it('goes with the session of another browser, which a new password ends', async () => {
    const [here, elsewhere] = [shop.shopper(), shop.shopper()];
    await register(here, 'elsewhere@example.com');
    await login(elsewhere, 'elsewhere@example.com');
    await addAddress(elsewhere);
    await valueOf(here.commerce.updateCustomer({ newPassword, currentPassword: password }));
    expect(await kept()).toBe(0);
  });

  it('does not go along to the guest that a new password by mail makes of the customer', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'reset@example.com');
    await addAddress(shopper);
    await resetPassword(shopper, 'reset@example.com');
    expect(await kept()).toBe(0);
  });

  it('does not go along to another customer who signs in', async () => {
    const shopper = shop.shopper();
    await register(shop.shopper(), 'next@example.com');
    await register(shopper, 'first@example.com');
    await addAddress(shopper);
    await login(shopper, 'next@example.com');
    expect(await kept()).toBe(0);
  });
});
