import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoShop } from '@tailorbird/demo-shop/demoShop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { orders } from '../../platforms/embedded/schema/orders.ts';
import { seed } from '../../seed/seed.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { password, readyToPay } from './cast.ts';
import { scenarios } from './scenarios.ts';
import { need, stageOn } from './stage.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, demoShop, { styles: 30 });
});
afterAll(() => database.close());

const play = (name: string) =>
  scenarios[name]?.play(stageOn(database.db), `${name}@example.com`) ?? Promise.reject(new Error(name));

/** Whoever the scenario made, logged in, with the bag they find. */
async function enter(name: string) {
  const commerce = stageOn(database.db).shopper();
  const email = `${name}@example.com`;
  expect((await need(commerce.loginCustomer({ email, password }))).isValid).toBe(true);
  return { commerce, email, bag: await need(commerce.loadCustomerCart({})) };
}

describe('a scenario', () => {
  it.each(Object.keys(scenarios).filter((name) => name !== 'expired-session'))(
    '%s can be played, and played again',
    async (name) => {
      for (const said of [await play(name), await play(name)]) expect(said.length).toBeGreaterThan(20);
    },
  );

  it('sold-out-in-bag: the bag has a line of which none are left', async () => {
    await play('sold-out-in-bag');
    const { bag } = await enter('sold-out-in-bag');
    expect(bag.lineItems.physicalItems.map(({ available }) => available)).toContain(0);
  });

  it('sold-out-at-checkout: paying is refused, and nothing is charged', async () => {
    await play('sold-out-at-checkout');
    const { commerce, email, bag } = await enter('sold-out-at-checkout');
    const { grandTotal } = await readyToPay({ market: 'uk' }, commerce, bag.id, email);
    const due = { cartId: bag.id, expectedTotal: grandTotal, paymentToken: 'any' };
    expect(await commerce.createOrderFromCheckout(due)).toMatchObject({ error: { tag: 'sold-out' } });
  });

  it('merge: the saved bag and wishlist are there for a guest who logs in', async () => {
    await play('merge');
    const { commerce, bag } = await enter('merge');
    const [list] = await need(commerce.getAllWishlists());
    expect([bag.lineItems.physicalItems.length, list?.items.length]).toEqual([2, 1]);
  });

  it.each(['eu', 'us'] as const)('ready-to-pay: can be played in the market %s, and paid', async (market) => {
    const stage = stageOn(database.db, market);
    const email = 'ready-to-pay@example.com';
    expect(await scenarios['ready-to-pay']?.play(stage, email)).toContain(`/${market}/checkout`);
    const commerce = stage.shopper();
    await need(commerce.loginCustomer({ email, password }));
    const { id: cartId } = await need(commerce.loadCustomerCart({}));
    const { grandTotal: expectedTotal } = await need(commerce.getCheckout({ cartId }));
    const due = { cartId, expectedTotal, paymentToken: await stage.token() };
    expect((await need(commerce.createOrderFromCheckout(due))).orderId).toBeGreaterThan(0);
  });

  it('customer: wishlist, addresses and an order on its way are there', async () => {
    await play('customer');
    const { commerce } = await enter('customer');
    const [list] = await need(commerce.getAllWishlists());
    expect(list?.items).toHaveLength(6);
    expect((await need(commerce.getOrders()))[0]?.status).toBe('Shipped');
  });

  it.each(['uk', 'us'] as const)(
    'gift-card-to-spend: the code that is told pays in the market %s',
    async (market) => {
      const stage = stageOn(database.db, market);
      const email = 'gift-card-to-spend@example.com';
      const said = await scenarios['gift-card-to-spend']?.play(stage, email);
      const code = /(?:\w{4}-){3}\w{4}/.exec(said ?? '')?.[0] ?? '';
      const commerce = stage.shopper();
      await need(commerce.loginCustomer({ email, password }));
      const { id: cartId } = await need(commerce.loadCustomerCart({}));
      const { version } = await need(commerce.getCheckout({ cartId }));
      const { giftCardTotal } = await need(commerce.addCheckoutGiftCard({ cartId, version, code }));
      expect(giftCardTotal).toBeGreaterThan(0);
    },
  );

  it('expired-session: nobody is signed in any more', async () => {
    await play('customer');
    const { commerce } = await enter('customer');
    await play('expired-session');
    expect(await commerce.getCustomers()).toMatchObject({ ok: false, error: { tag: 'signed-out' } });
  });

  it('orders: there is one in each status a confirmed order can have', async () => {
    const before = await database.db.$count(orders);
    await play('orders');
    expect((await database.db.$count(orders)) - before).toBe(5);
  });

  it('is described in docs/how-to.md', () => {
    const guide = readFileSync(
      fileURLToPath(new URL('../../../../../docs/how-to.md', import.meta.url)),
      'utf8',
    );
    for (const [name, { about }] of Object.entries(scenarios)) {
      expect(guide).toContain(`| \`${name}\` | ${about} |`);
    }
  });
});
