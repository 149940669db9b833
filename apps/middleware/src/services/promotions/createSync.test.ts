import type { SessionUpdate } from '@tailorbird/commerce/contract/promotions';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { err, ok } from '@tailorbird/commerce/result';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSync, type SyncedCart } from './createSync.ts';
import type { PromotionsEngine } from './promotionsEngine.ts';

const item = (quantity: number): SessionItem => ({
  name: 'Lambswool Crew',
  sku: '200001-1',
  quantity,
  price: 3999,
  attributes: { productId: 1, tmpVariantId: 2 },
});

/** An engine that writes down what it is asked, with parts of it replaced. */
function watched(parts: Partial<PromotionsEngine> = {}, { isOn = true } = {}) {
  const asked: string[] = [];
  const updates: SessionUpdate[] = [];
  const logged: string[] = [];
  const cart: { now: SyncedCart | undefined } = {
    now: { id: 'cart', customerId: null, currency: 'GBP', items: [item(1)] },
  };
  const whole: PromotionsEngine = {
    getCustomerProfile: async (_currency, id) => ok({ integrationId: String(id), attributes: {} }),
    updateCustomerProfile: async (_currency, id) => ok({ integrationId: String(id), attributes: {} }),
    getCustomerSession: async (_currency, id) => ok({ integrationId: id, cartItems: [], couponCodes: [] }),
    updateCustomerSession: async () => ok({}),
    ...parts,
  };
  const engine: PromotionsEngine = {
    getCustomerProfile: (...args) => note('getCustomerProfile', whole.getCustomerProfile(...args)),
    updateCustomerProfile: (...args) => note('updateCustomerProfile', whole.updateCustomerProfile(...args)),
    getCustomerSession: (...args) => note('getCustomerSession', whole.getCustomerSession(...args)),
    updateCustomerSession: (update) => {
      updates.push(update);
      return note(update.dryRun ? 'dry run' : 'push', whole.updateCustomerSession(update));
    },
  };
  function note<T>(name: string, answer: T): T {
    asked.push(name);
    return answer;
  }
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const sync = createSync({ engine, readCart: async () => cart.now, log, isOn });
  const run = async (id = 'cart') => {
    sync.request(id);
    await sync.idle();
    return asked.splice(0);
  };
  return { run, sync, updates, logged, cart };
}

const change = (cart: { now: SyncedCart | undefined }, more: Partial<SyncedCart>) => {
  if (cart.now) cart.now = { ...cart.now, ...more };
};

it('commerce §4 promotions sync 1: runs after load and changes, one at a time, and the last run sees the last state', async () => {
  let under = 0;
  let most = 0;
  const { sync, updates, cart } = watched({
    updateCustomerSession: async () => {
      most = Math.max(most, (under += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      under -= 1;
      return ok({});
    },
  });
  for (let quantity = 1; quantity <= 30; quantity += 1) {
    change(cart, { items: [item(quantity)] });
    sync.request('cart');
    await new Promise((resolve) => setTimeout(resolve, quantity % 3));
  }
  await sync.idle();
  expect(most).toBe(1);
  expect(updates.at(-1)?.requestData.customerSession.cartItems).toEqual([item(30)]);
  expect(updates.length).toBeLessThan(31);
});

it('commerce §4 promotions sync 2: the profile is loaded for another user, and cleared for none', async () => {
  const { run, cart } = watched();
  expect(await run()).not.toContain('getCustomerProfile');
  change(cart, { customerId: 7 });
  expect(await run()).toEqual(['getCustomerProfile']);
  expect(await run()).toEqual([]);
  change(cart, { customerId: null });
  expect(await run()).toEqual([]);
  change(cart, { customerId: 7 });
  expect(await run()).toEqual(['getCustomerProfile']);
});

it('commerce §4 promotions sync 3: the session is loaded once for a bag, and again only for another', async () => {
  const { run, cart } = watched();
  expect(await run()).toEqual(['getCustomerSession', 'push']);
  expect(await run()).toEqual([]);
  cart.now = { id: 'other', customerId: null, currency: 'GBP', items: [] };
  expect(await run('other')).toEqual(['getCustomerSession']);
});

it('commerce §4 promotions sync 4: items are pushed where they differ, and an empty cart pushes an empty list', async () => {
  const { run, updates, cart } = watched();
  await run();
  change(cart, { items: [item(2)] });
  expect(await run()).toEqual(['push']);
  expect(await run()).toEqual([]);
  change(cart, { items: [] });
  expect(await run()).toEqual(['push']);
  expect(updates.at(-1)?.requestData.customerSession.cartItems).toEqual([]);
});

it('commerce §1 promotions 1: switched on, the engine is told the customer’s profile and what is in the cart; off, nothing', async () => {
  const on = watched();
  change(on.cart, { customerId: 7 });
  expect(await on.run()).toEqual(['getCustomerProfile', 'getCustomerSession', 'push']);
  expect(on.updates.at(-1)?.requestData.customerSession.cartItems).toEqual([item(1)]);
  const off = watched({}, { isOn: false });
  change(off.cart, { customerId: 7 });
  expect(await off.run()).toEqual([]);
  expect(off.updates).toEqual([]);
});

it('commerce §4 promotions sync 5: switched off, it asks nothing', async () => {
  const { run } = watched({}, { isOn: false });
  expect(await run()).toEqual([]);
});

it('commerce §8 promotions 1: a 408 on the profile makes an empty one by an update', async () => {
  const { run, cart } = watched({
    getCustomerProfile: async () => err({ status: 408, message: 'Request failed with status code 408' }),
  });
  change(cart, { customerId: 7, items: [] });
  expect(await run()).toEqual(['getCustomerProfile', 'updateCustomerProfile', 'getCustomerSession']);
});

it('commerce §8 promotions 2: a 404 on the session makes one by a dry run with profile and store; other errors are passed on', async () => {
  const missing = watched({ getCustomerSession: async () => err({ status: 404, message: 'unknown' }) });
  change(missing.cart, { customerId: 7 });
  expect(await missing.run()).toEqual(['getCustomerProfile', 'getCustomerSession', 'dry run', 'push']);
  expect(missing.updates[0]).toEqual({
    currencyCode: 'GBP',
    sessionId: 'cart',
    dryRun: true,
    addManualCoupon: null,
    requestData: {
      customerSession: { cartItems: [], storeIntegrationId: 'UK', profileId: '7' },
      responseContent: ['customerSession'],
    },
  });
  const broken = watched({ getCustomerSession: async () => err({ status: 500, message: 'broken' }) });
  expect(await broken.run()).toEqual(['getCustomerSession']);
  expect(broken.logged.join()).toContain('the session was not loaded (500 broken)');
});

it('commerce §8 promotions 3: a failed sync is logged, stops nobody and is tried again', async () => {
  let isDown = true;
  const { run, sync, logged } = watched({
    updateCustomerSession: async () => (isDown ? err({ status: 503, message: 'down' }) : ok({})),
  });
  expect(() => sync.request('cart')).not.toThrow();
  await sync.idle();
  expect(logged.join()).toContain('the items were not pushed (503 down)');
  await run();
  isDown = false;
  expect(await run()).toContain('push');
  expect(await run()).toEqual([]);
});

it('commerce §8 promotions 4: items that are no list are logged as an error, and the sync is skipped', async () => {
  const { run, logged } = watched({
    getCustomerSession: async (_currency, id) => ok({ integrationId: id, cartItems: {}, couponCodes: [] }),
  });
  expect(await run()).toEqual(['getCustomerSession']);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({
    level: 50,
    msg: 'the items of a promotions session are no list',
  });
});
