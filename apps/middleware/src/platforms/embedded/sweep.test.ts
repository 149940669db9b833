import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { register } from '../../testing/registration.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { attempts } from './schema/attempts.ts';
import { passwordResets } from './schema/customers.ts';
import { reservations } from './schema/reservations.ts';
import { idempotencyKeys, sessions } from './schema/sessions.ts';
import { sweep } from './sweep.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

/** How many rows a sweep leaves of sessions, reservations and idempotency keys. */
async function leftAfterSweep() {
  await sweep(shop);
  const { db } = shop;
  return {
    sessions: await db.$count(sessions),
    reservations: await db.$count(reservations),
    answers: await db.$count(idempotencyKeys),
    resets: await db.$count(passwordResets),
    attempts: await db.$count(attempts),
  };
}

describe('the sweep', () => {
  it('deletes a reservation after its quarter of an hour, a reset link after its hour, an answer after a day, a session when it expires', async () => {
    const shopper = shop.shopper();
    const [style] = shop.styles;
    const line = { productId: style?.productId ?? 0, variantId: style?.variantIds[0] ?? 0, quantity: 1 };
    await readyCheckout(shopper, await bagOf(shopper, [line]));
    await shop.db.insert(idempotencyKeys).values({
      scope: 'a session',
      key: 'a key',
      fingerprint: 'f'.repeat(64),
      state: 'done',
      createdAt: shop.clock(),
    });
    await register(shop.shopper(), 'maud@example.com');
    await valueOf(shop.shopper().commerce.requestResetPassword({ email: 'maud@example.com' }));
    shop.wait(14 * minute);
    expect(await leftAfterSweep()).toEqual({
      sessions: 2,
      reservations: 1,
      answers: 1,
      resets: 1,
      attempts: 4,
    });
    shop.wait(2 * minute);
    expect(await leftAfterSweep()).toEqual({
      sessions: 2,
      reservations: 0,
      answers: 1,
      resets: 1,
      attempts: 4,
    });
    shop.wait(day);
    expect(await leftAfterSweep()).toEqual({
      sessions: 2,
      reservations: 0,
      answers: 0,
      resets: 0,
      attempts: 0,
    });
    shop.wait(30 * day);
    expect(await leftAfterSweep()).toEqual({
      sessions: 0,
      reservations: 0,
      answers: 0,
      resets: 0,
      attempts: 0,
    });
  });
});
