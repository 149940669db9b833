import { createHash, randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { outbox } from '../schema/outbox.ts';
import { sessions } from '../schema/sessions.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 500 }]);
  for (const name of ['login', 'reset', 'replayed']) await register(shop.shopper(), `${name}@example.com`);
});
afterAll(() => shop.close());

const newPassword = 'copper 9 kettle';

/** Asks for a link to a new password, and opens it. */
async function reset(shopper: Shopper, email: string): Promise<void> {
  await valueOf(shop.shopper().commerce.requestResetPassword({ email }));
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

const flows: readonly (readonly [string, (shopper: Shopper) => Promise<unknown>])[] = [
  ['login', (shopper) => login(shopper, 'login@example.com')],
  ['registration', (shopper) => register(shopper, 'registered@example.com')],
  ['a new password by mail', (shopper) => reset(shopper, 'reset@example.com')],
  ['logout', (shopper) => valueOf(shopper.commerce.logoutCustomer())],
];

const idOf = (shopper: Shopper) => shopper.cookie().split('=')[1] ?? '';

it('reliability D1: after login, registration, reset and logout the id known before opens nothing, and the new one is drawn by lot', async ({
  annotate,
}) => {
  let rejected = 0;
  const drawn = new Set<string>();
  for (const [name, flow] of flows) {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
    const before = shopper.tab();
    expect((await before.post('/commerce/getCart', [{ id: cartId }])).status).toBe(200);
    await flow(shopper);
    const answers = [
      await before.post('/commerce/getCart', [{ id: cartId }]),
      await before.post('/commerce/getCustomers', []),
    ];
    expect([name, answers.map(({ status }) => status)]).toEqual([name, [404, 401]]);
    rejected += 1;
    const id = idOf(shopper);
    if (name === 'logout') continue;
    expect([name, id]).not.toEqual([name, idOf(before)]);
    // 32 bytes in base64url: 256 bits.
    expect(id).toMatch(/^[\w-]{43}$/);
    drawn.add(id);
    const kept = JSON.stringify(await shop.db.select().from(sessions));
    expect(kept).not.toContain(id);
    expect(kept).toContain(createHash('sha256').update(id).digest('hex'));
  }
  expect(drawn.size).toBe(flows.length - 1);
  await annotate(
    `old id rejected in ${rejected} of ${flows.length} flows, new ids of 256 bits, kept as hashes (target 4 of 4, 128 bits)`,
    'figure',
  );
});

it('reliability D1: an id the shop never gave out is not taken over', async () => {
  const planted = randomBytes(32).toString('base64url');
  const stranger = shop.shopper();
  const body = [{ email: 'login@example.com', password }];
  const response = await stranger.post('/commerce/loginCustomer', body, { cookie: `sid=${planted}` });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).not.toContain(planted);
  const planter = await stranger.post('/commerce/getCustomers', [], { cookie: `sid=${planted}` });
  expect(planter.status).toBe(401);
});

it('reliability D2: cookies of before are answered 401 after logout, a changed password and a reset', async ({
  annotate,
}) => {
  const email = 'replayed@example.com';
  const told: number[] = [];
  const replay = async (old: Shopper) => {
    told.push((await old.post('/commerce/getCustomers', [])).status);
  };
  const here = shop.shopper();
  await login(here, email);
  const loggedOut = here.tab();
  await valueOf(here.commerce.logoutCustomer());
  await replay(loggedOut);

  const elsewhere = shop.shopper();
  await login(elsewhere, email);
  await login(here, email);
  const changed = here.tab();
  await valueOf(here.commerce.updateCustomer({ newPassword: 'fern 42 wood', currentPassword: password }));
  for (const old of [changed, elsewhere]) await replay(old);

  const third = shop.shopper();
  await login(third, email, 'fern 42 wood');
  await reset(shop.shopper(), email);
  for (const old of [third, here]) await replay(old);
  expect(told).toEqual([401, 401, 401, 401, 401]);
  await annotate(`${told.length} old cookies replayed: 401 in each (target all)`, 'figure');
});
