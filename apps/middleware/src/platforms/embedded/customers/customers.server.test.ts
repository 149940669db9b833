import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { login, password, register, registration } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { attempts } from '../schema/attempts.ts';
import { carts } from '../schema/carts.ts';
import { customers, savedCarts } from '../schema/customers.ts';
import { outbox } from '../schema/outbox.ts';
import { wishlists } from '../schema/wishlists.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 5000 },
    { sku: '200002', warehouse: 5000 },
  ]);
});
afterAll(() => shop.close());

const lines = (index: number, quantity: number) => [
  { productId: shop.styles[index]?.productId ?? 0, quantity },
];
const quantities = (bag: Parameters<typeof bagLines>[0]) =>
  Object.fromEntries(bagLines(bag).map(({ sku, quantity }) => [sku, quantity]));
const load = (shopper: Shopper, cartId: string) => valueOf(shopper.commerce.loadCustomerCart({ cartId }));

describe('on a server, at the same time', () => {
  it('reliability C2: two tabs that log in and merge lose nothing and double nothing', async ({
    annotate,
  }) => {
    const runs = rounds(30, 100);
    for (let run = 0; run < runs; run += 1) {
      const email = `tabs${run}@example.com`;
      const before = shop.shopper();
      await register(before, email);
      const saved = await load(before, await bagOf(before, lines(0, 2)));
      const first = shop.shopper();
      const cartId = await bagOf(first, [...lines(0, 3), ...lines(1, 1)]);
      const second = first.tab();
      const bags = await Promise.all(
        [first, second].map(async (tab) => {
          await login(tab, email);
          return load(tab, cartId);
        }),
      );
      // An answer that did not come in time is asked for again.
      bags.push(await load(first, cartId), await load(second, cartId));
      for (const bag of bags)
        expect([bag.id, quantities(bag)]).toEqual([saved.id, { '200001-1': 5, '200002-1': 1 }]);
    }
    expect(shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
    await annotate(`${runs} runs of two tabs and a retry: 0 doubled quantities (target 100, 0)`, 'figure');
  });

  it('additions while bags are merged are in the bag, every one', async () => {
    const email = 'adding@example.com';
    await register(shop.shopper(), email);
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, lines(0, 1));
    await login(shopper, email);
    const other = shop.shopper();
    await login(other, email);
    const otherId = await bagOf(other, lines(0, 1));
    const add = (who: Shopper, id: string) =>
      valueOf(who.commerce.addCartItems({ cartId: id, lineItems: lines(0, 1) }));
    const work = Array.from({ length: 10 }, () => [
      add(shopper, cartId),
      load(shopper, cartId),
      add(other, otherId),
      load(other, otherId),
    ]);
    await Promise.all(work.flat());
    expect(quantities(await load(shopper, cartId))).toEqual({ '200001-1': 22 });
    const open = (await shop.db.select().from(carts)).filter(
      ({ id, status }) => [cartId, otherId].includes(id) && status === 'open',
    );
    expect(open).toHaveLength(1);
    expect(shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
  });

  it('twenty registrations of one address make one account', async () => {
    const body = registration('once@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shop.shopper('uk', `10.5.0.${at}`).commerce.registerCustomer(body),
      ),
    );
    const entered = answers.flatMap((one) => (one.ok ? [one.value.id] : []));
    expect(new Set(entered).size).toBe(1);
    // The account looks at five passwords of strangers at a time; whoever comes after them is told to come back.
    const refused = answers.flatMap((one) => (one.ok ? [] : [one.error.message]));
    expect(refused.filter((message) => message !== messages.triesUsedUp)).toEqual([]);
    expect(await shop.db.$count(customers, eq(customers.emailKey, 'once@example.com'))).toBe(1);
  });

  it('of two confirmations of one new address, and a registration with it, one gets it and the others are told plainly', async () => {
    for (let run = 0; run < 10; run += 1) {
      const email = `wanted${run}@example.com`;
      const tokens: string[] = [];
      for (const name of ['one', 'other']) {
        const shopper = shop.shopper();
        await register(shopper, `${name}${run}@example.com`);
        // The shop writes once an hour to an address, as long as a link works: here the second asks sooner.
        await shop.db.delete(attempts);
        await valueOf(shopper.commerce.updateCustomer({ email, currentPassword: password }));
        const mails = await shop.db.select().from(outbox).where(sql`${outbox.payload}->>'to' = ${email}`);
        tokens.push(/\/confirm\?token=([\w-]{43})/.exec(JSON.stringify(mails.at(-1)))?.[1] ?? '');
      }
      const [registered, ...followed] = await Promise.all([
        shop.shopper().commerce.registerCustomer({ ...registration(email), password: 'copper 9 kettle' }),
        ...tokens.map((token) => shop.shopper().commerce.followMailedLink({ token })),
      ]);
      const given = followed.map((answer) => (answer.ok ? answer.value.purpose : answer.error.tag));
      const ends = [...given, registered.ok ? 'email' : registered.error.message];
      expect(ends.filter((end) => end === 'email')).toHaveLength(1);
      for (const end of ends) expect(['email', null, messages.accountExists]).toContain(end);
      expect(await shop.db.$count(customers, eq(customers.emailKey, email))).toBe(1);
    }
  });

  it('reliability C3: twenty merges of a wishlist make one list with each pair once', async ({
    annotate,
  }) => {
    const shopper = shop.shopper();
    const { id } = await register(shopper, 'wishes@example.com');
    const items = shop.styles.map(({ productId, variantIds }) => ({
      productId,
      variantId: variantIds[0] ?? 0,
    }));
    await Promise.all(Array.from({ length: 20 }, () => valueOf(shopper.commerce.mergeWishlist({ items }))));
    expect(await shop.db.$count(wishlists, eq(wishlists.customerId, id))).toBe(1);
    const [list] = await valueOf(shopper.commerce.getAllWishlists());
    expect(list?.items).toHaveLength(2);
    await annotate('20 merges at once: 1 list, 0 pairs twice (target 0)', 'figure');
  });

  it('a hundred guesses get as many tries as one after the other', async () => {
    await register(shop.shopper(), 'guessed@example.com');
    await shop.db.delete(attempts);
    const thief = shop.shopper('uk', '10.6.0.1');
    const ends = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        thief.commerce.loginCustomer({ email: 'guessed@example.com', password: `wrong ${at}` }),
      ),
    );
    const looked = ends.filter((end) => end.ok || end.error.tag === 'unavailable');
    expect(looked.length).toBeLessThanOrEqual(8);
  });

  it('a login while the same session buys ends with the order or with the bag', async () => {
    const email = 'buying@example.com';
    const { id } = await register(shop.shopper(), email);
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, lines(0, 1));
    const buying = shopper.tab();
    await Promise.all([
      login(shopper, email),
      buying.commerce.addCartItems({ cartId, lineItems: lines(1, 1) }),
    ]);
    expect((await errorOf(buying.commerce.getCart({ id: cartId }))).tag).toBe('not-found');
    const bag = await load(shopper, cartId);
    expect(quantities(bag)['200001-1']).toBe(1);
    expect(await shop.db.$count(savedCarts, eq(savedCarts.customerId, id))).toBe(1);
  });
});

it('an account that is deleted twice at once is gone, and neither caller meets a failure', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [shop.shopper(), shop.shopper()];
    const email = `twice-${round}@example.com`;
    await register(one, email);
    await login(other, email);
    const answers = await Promise.all(
      [one, other].map(({ commerce }) => commerce.deleteCustomer({ currentPassword: password })),
    );
    const failures = answers.filter(
      (answer) => !answer.ok && !['refused', 'signed-out'].includes(answer.error.tag),
    );
    expect(failures).toEqual([]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
  }
});
