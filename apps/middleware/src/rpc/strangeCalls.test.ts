import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts } from '../platforms/embedded/schema/attempts.ts';
import { addressIn, bagOf, readyCheckout } from '../testing/journey.ts';
import { password, register } from '../testing/registration.ts';
import { rounds } from '../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { everyCall, type RealValues, type StrangeCall, strangeCalls } from '../testing/strangeCalls.ts';
import { valueOf } from '../testing/valueOf.ts';

/** With 4,000 requests of pages (e2e/strangePages.spec.ts) the 20,000 of row G2. */
const cases = rounds(16_000, 160_000);
/** How many cases there are before the callers are replaced. */
const casesOfOneShopper = 600;
const seed = Number(process.env['TEST_SEED'] ?? 20_261_123);

const failures: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => failures.push(JSON.parse(line)) });
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', sizes: ['8', '10'], warehouse: 1_000_000 }, { sku: '200002' }], {
    log,
  });
});
afterAll(() => shop.close());

interface Caller {
  readonly shopper: Shopper;
  readonly real: RealValues;
}

/** A bag that could be paid at once, and what names it and its parts. */
async function readyBag(shopper: Shopper): Promise<RealValues> {
  const { productId = 0, variantIds: [variantId = 0] = [] } = shop.styles[0] ?? {};
  const cartId = await bagOf(shopper, [{ productId, variantId, quantity: 1 }]);
  const { version, bag, consignments, grandTotal } = await readyCheckout(shopper, cartId);
  const [consignment] = consignments;
  return {
    productId,
    variantId,
    entityId: productId,
    categoryEntityId: 1,
    cartId,
    'getCart.id': cartId,
    'updateCart.id': cartId,
    'deleteCart.id': cartId,
    sessionId: cartId,
    version,
    'updateCartItem.itemId': bag.lineItems.physicalItems[0]?.id ?? '',
    'removeCartItem.itemId': bag.lineItems.physicalItems[0]?.id ?? '',
    consignmentId: consignment?.id ?? '',
    shippingOptionId: consignment?.availableShippingOptions[0]?.id ?? '',
    expectedTotal: grandTotal,
    paymentToken: await shop.token(),
  };
}

/** An order of the shopper's, of a bag that is no more. */
async function orderOf(shopper: Shopper): Promise<RealValues> {
  const { cartId, expectedTotal, paymentToken } = await readyBag(shopper);
  const due = {
    cartId: String(cartId),
    expectedTotal: Number(expectedTotal),
    paymentToken: String(paymentToken),
  };
  const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
  return {
    orderId,
    'getOrder.cartId': due.cartId,
    'findOrder.email': 'maud@example.com',
    'requestGuestReturn.email': 'maud@example.com',
    'cancelGuestReturn.email': 'maud@example.com',
  };
}

/** A customer with everything a customer can have. */
async function customerOf(shopper: Shopper, email: string): Promise<RealValues> {
  const { id: customerId } = await register(shopper, email);
  const { productId = 0, variantIds: [variantId = 0] = [] } = shop.styles[0] ?? {};
  const list = { items: [{ productId, variantId }], isPublic: true };
  const { id: wishlistId, items, token } = await valueOf(shopper.commerce.createWishlist(list));
  const [address] = await valueOf(shopper.commerce.createCustomerAddress(addressIn('GB')));
  return {
    customerId,
    wishlistId,
    token,
    id: wishlistId,
    itemId: items[0]?.id ?? 0,
    'updateCustomerAddress.id': address?.id ?? 0,
    'deleteCustomerAddress.ids': [address?.id ?? 0],
    'loginCustomer.email': email,
    currentPassword: password,
    'registerCustomer.email': `new-${email}`,
  };
}

let made = 0;

/** Nobody, a guest and a customer, with what they can name. */
const kinds: readonly (() => Promise<Caller>)[] = [
  async () => ({ shopper: shop.shopper(), real: (await callerOf(1)).real }),
  async () => {
    const shopper = shop.shopper();
    return { shopper, real: { ...(await orderOf(shopper)), ...(await readyBag(shopper)) } };
  },
  async () => {
    const shopper = shop.shopper();
    // Guesses are counted; here all are made from one address.
    await shop.db.delete(attempts);
    made += 1;
    const own = await customerOf(shopper, `maud-${made}@example.com`);
    return { shopper, real: { ...own, ...(await orderOf(shopper)), ...(await readyBag(shopper)) } };
  },
];

const current = new Map<number, Caller>();
/** The caller of a kind: a new one now and then, since bags are emptied and accounts deleted on the way. */
async function callerOf(kind: number, renew = false): Promise<Caller> {
  const known = renew ? undefined : current.get(kind);
  const caller = known ?? (await kinds[kind]?.());
  if (!caller) throw new Error(`There is no caller ${kind}.`);
  current.set(kind, caller);
  return caller;
}

/** What shows the inside of a program: a stack, a path, a statement. */
const inside = /\n\s+at |node_modules|\.ts:\d|file:\/\/|\b(select|insert|update) .* (from|into|set) |Error:/i;

async function send(shopper: Shopper, { path, headers, body }: StrangeCall) {
  const before = failures.length;
  const response = await shop.app.request(path, {
    method: 'POST',
    // Made by a TextEncoder, so there is no shared memory behind it.
    body: body as Uint8Array<ArrayBuffer>,
    headers: { 'sec-fetch-site': 'same-origin', cookie: shopper.cookie(), ...headers },
  });
  const told = await response.text();
  const wrong = response.status >= 500 || failures.length > before || inside.test(told);
  return { status: response.status, wrong, told, logged: failures.slice(before) };
}

it(
  `reliability G2: none of ${cases} calls made from the contract is answered with a failure of ours`,
  async ({ annotate }) => {
    const statuses = new Map<number, number>();
    const answered = new Set<string>();
    let halfway = { held: 0, rss: 0 };
    const calls = fc.sample(strangeCalls, { numRuns: cases, seed });
    for (const [nth, made] of calls.entries()) {
      const kind = nth % kinds.length;
      const { shopper, real } = await callerOf(kind, nth % casesOfOneShopper < kinds.length);
      const call = made(real);
      const { status, wrong, told, logged } = await send(shopper, call);
      if (wrong) throw new Error(report(call, status, told, logged));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) answered.add(call.path);
      if (nth === Math.floor(cases / 2)) halfway = { held: memoryHeld(), rss: process.memoryUsage().rss };
    }
    const growth = memoryHeld() / halfway.held - 1;
    const rss = process.memoryUsage().rss / halfway.rss - 1;
    const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
    await annotate(
      `${cases} calls, seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}, ${answered.size} of ${everyCall.length} carried out; second half: memory held ${percent(growth)} up, RSS ${percent(rss)} up (target 10 %)`,
      'figure',
    );
    expect(growth).toBeLessThanOrEqual(0.1);
    // Four calls of five were carried out at least once, so that the cases are known to reach their insides.
    expect(answered.size).toBeGreaterThan(everyCall.length * 0.8);
  },
  rounds(900_000, 7_200_000),
);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes this process still holds once all it can give up is given up: what grows with every call is a leak. */
function memoryHeld(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The case, and how to see it again. */
function report(call: StrangeCall, status: number, told: string, logged: unknown): string {
  const body = Buffer.from(call.body).toString('latin1');
  return [
    `POST ${call.path} → ${status} ${told}`,
    `headers ${JSON.stringify(call.headers)}`,
    `body ${body.length > 2000 ? `${body.slice(0, 2000)}… (${body.length} bytes)` : body}`,
    `log ${JSON.stringify(logged)}`,
    `Again: TEST_SEED=${seed} vitest run --project middleware strangeCalls`,
  ].join('\n');
}
