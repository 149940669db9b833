import { createClient } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { markets } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../createCookieJar.ts';
import { type CuttingProxy, cuttingProxy } from '../../../testing/cuttingProxy.ts';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { password, registration } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { cartLines } from '../schema/carts.ts';
import { customerAddresses, customers } from '../schema/customers.ts';
import { orders, payments } from '../schema/orders.ts';
import { idempotencyKeys } from '../schema/sessions.ts';
import { testCardCharges } from '../schema/testCards.ts';

let shop: TestShop;
let proxy: CuttingProxy;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 1000 }], { publicUrl: 'http://shop.example' });
  proxy = await cuttingProxy(shop.app);
});
afterAll(async () => {
  await proxy.close();
  await shop.close();
});

const runs = rounds(20, 200);

/** A shopper on a bad line, who repeats what got no answer under the same key. */
function shopperOnBadLine() {
  const jar = createCookieJar();
  let key = '';
  const { commerce } = createClient({
    baseUrl: proxy.origin,
    channelId: markets.uk.channelId,
    timeout: 30_000,
    send: (request) => {
      request.headers.set('cookie', jar.header());
      request.headers.set('idempotency-key', key);
      return fetch(request);
    },
    onSetCookie: jar.keep,
  });
  /** Makes a call twice: its first answer is lost. */
  const twice = async <T>(call: () => Promise<Result<T, CallError>>): Promise<T> => {
    key = crypto.randomUUID();
    proxy.cutNext();
    const lost = await call();
    expect(lost).toMatchObject({ ok: false, error: { tag: 'unavailable' } });
    return valueOf(call());
  };
  const once = <T>(call: () => Promise<Result<T, CallError>>): Promise<T> => {
    key = crypto.randomUUID();
    return valueOf(call());
  };
  return { commerce, twice, once };
}

describe('an answer that is lost after the shop has done what was asked', () => {
  it('reliability A9: the call is repeated, and nothing is there twice: bag, order, charge', async ({
    annotate,
  }) => {
    for (let run = 0; run < runs; run += 1) {
      const { commerce, once, twice } = shopperOnBadLine();
      const { id: cartId } = await once(() => commerce.createCart());
      const lineItems = [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }];
      await twice(() => commerce.addCartItems({ cartId, lineItems }));
      const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
      expect(line?.quantity).toBe(1);
      const who = { email: 'maud@example.com', address: addressIn('GB') };
      const { version } = await once(() => commerce.getCheckout({ cartId }));
      const sent = await once(() => commerce.postCheckoutConsignment({ cartId, version, ...who }));
      const [parcel] = sent.consignments;
      const choice = { consignmentId: parcel?.id ?? '', shippingOptionId: 'uk-standard' };
      const chosen = await once(() =>
        commerce.updateCheckoutConsignment({ cartId, version: sent.version, ...choice }),
      );
      const { grandTotal } = await once(() =>
        commerce.addCheckoutBillingAddress({ cartId, version: chosen.version, ...who }),
      );
      const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
      await twice(() => commerce.createOrderFromCheckout(due));
      expect(await shop.db.$count(orders, eq(orders.cartId, cartId))).toBe(1);
      expect(await shop.db.$count(payments, eq(payments.cartId, cartId))).toBe(1);
    }
    const [made, captures] = [await shop.db.$count(orders), await shop.db.$count(testCardCharges)];
    expect([made, captures]).toEqual([runs, runs]);
    expect(proxy.cuts()).toBe(runs * 2);
    await annotate(
      `${runs} runs: ${made} orders, ${captures} captures, 0 doubles (target 200, 200, 200, 0)`,
      'figure',
    );
  });

  it('reliability A9: neither is an account, nor an address of it', async () => {
    const { commerce, once, twice } = shopperOnBadLine();
    await twice(() => commerce.registerCustomer(registration('lost@example.com')));
    expect(await shop.db.$count(customers, eq(customers.emailKey, 'lost@example.com'))).toBe(1);
    const { id } = (await once(() => commerce.getCustomers())) ?? { id: 0 };
    await twice(() => commerce.createCustomerAddress(addressIn('GB')));
    expect(await shop.db.$count(customerAddresses, eq(customerAddresses.customerId, id))).toBe(2);
    const { isValid } = await once(() => commerce.loginCustomer({ email: 'lost@example.com', password }));
    expect(isValid).toBe(true);
  });
});

describe('a key', () => {
  /** One bag's calls that take a key, each with two sets of arguments that differ. */
  async function keyedCalls() {
    const shopper = shop.shopper();
    await valueOf(shopper.commerce.registerCustomer(registration(`${crypto.randomUUID()}@example.com`)));
    const productId = shop.styles[0]?.productId ?? 0;
    const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const add = (quantity: number) => [{ cartId, lineItems: [{ productId, quantity }] }];
    const order = (paymentToken: string) => [{ cartId, expectedTotal: grandTotal + 1, paymentToken }];
    return {
      shopper,
      calls: [
        ['/commerce/addCartItems', add(1), add(2)],
        ['/commerce/createCustomerAddress', [addressIn('GB')], [addressIn('JE')]],
        ['/commerce/createOrderFromCheckout', order('a'), order('b')],
      ] as const,
    };
  }

  /** Everything a call with a refused key could have changed. */
  const effects = async () => [
    await shop.db.select().from(cartLines),
    await shop.db.$count(customerAddresses),
    await shop.db.$count(orders),
    await shop.db.$count(payments),
    await shop.db.$count(testCardCharges),
    await shop.db.$count(idempotencyKeys),
  ];

  it('reliability A8: with other arguments it is refused with 422, and nothing happens', async ({
    annotate,
  }) => {
    let cases = 0;
    for (let run = 0; run < rounds(4, 20); run += 1) {
      const { shopper, calls } = await keyedCalls();
      for (const [path, first, second] of calls) {
        const key = { 'idempotency-key': crypto.randomUUID() };
        await shopper.post(path, first, key);
        const before = await effects();
        const refused = await shopper.post(path, second, key);
        expect([path, refused.status]).toEqual([path, 422]);
        expect(((await refused.json()) as { message: string }).message).toContain('Idempotency-Key');
        expect(await effects()).toEqual(before);
        cases += 1;
      }
    }
    await annotate(
      `${cases} cases of other arguments: 422, 0 effects (target 20 with those too long, 0)`,
      'figure',
    );
  });

  it('reliability A8: of 256 characters it is refused with 400, of 255 it is not', async ({ annotate }) => {
    const { shopper, calls } = await keyedCalls();
    const before = await effects();
    const tooLong = [256, 257, 4096];
    for (const [path, args] of calls) {
      for (const length of tooLong) {
        const refused = await shopper.post(path, args, { 'idempotency-key': 'k'.repeat(length) });
        expect([path, length, refused.status]).toEqual([path, length, 400]);
      }
    }
    expect(await effects()).toEqual(before);
    const [path, args] = calls[0];
    expect((await shopper.post(path, args, { 'idempotency-key': 'k'.repeat(255) })).status).toBe(200);
    await annotate(
      `${calls.length * tooLong.length} keys too long: 400, 0 effects (target 20 with other arguments, 0)`,
      'figure',
    );
  });

  it('reliability A7: the same key and arguments 50 times at once have one effect and equal answers', async ({
    annotate,
  }) => {
    const { shopper, calls } = await keyedCalls();
    const [path, args] = calls[0];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await shopper.post(path, args, key)).json()),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ lineItems: { physicalItems: [{ quantity: 2 }] } });
    await annotate(
      `50 calls with one key: 1 effect, ${answers.length} equal answers (target 1, 50)`,
      'figure',
    );
  });
});
