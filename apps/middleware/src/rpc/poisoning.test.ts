import { poisonedNames, poisonedTexts, watchForPoison } from '@tailorbird/blocks/testing/poison';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleArguments } from '../testing/exampleArguments.ts';
import { register } from '../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
let shopper: Shopper;
let assertNoPoisoning: () => void;

beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
  shopper = shop.shopper();
  await register(shopper, 'poison@example.com');
  await shop.app.request('/autocomplete/x');
  assertNoPoisoning = await watchForPoison();
});
afterAll(() => shop.close());

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Asks as the customer, then looks whether anything was left behind. */
async function ask(path: string, init: { body?: string; cookie?: string } = {}): Promise<number> {
  const cookie = init.cookie ?? shopper.cookie();
  const { status } = await shop.app.request(path, {
    ...(init.body !== undefined && { method: 'POST', body: init.body }),
    headers: { ...headers, cookie },
  });
  assertNoPoisoning();
  return status;
}

const calls = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, { owner }]) => ({
    path: `/${segment}/${name}`,
    json: JSON.stringify(owner === 'public' ? [{}] : exampleArguments(`${segment}/${name}`)),
  })),
);

it('reliability G3: what every object has is no argument of any call, and none of them is changed by it', {
  timeout: 240_000,
}, async () => {
  const wrong: unknown[] = [];
  let asked = 0;
  for (const { path, json } of calls)
    for (const body of poisonedTexts(json)) {
      const status = await ask(path, { body });
      asked += 1;
      if (status !== 400) wrong.push([path, body, status]);
    }
  process.stdout.write(
    `reliability G3: ${asked} poisoned arguments of ${calls.length} calls, 0 left behind\n`,
  );
  expect(asked).toBeGreaterThan(calls.length * 20);
  expect(wrong).toEqual([]);
});

it('reliability G3: nor is it a method or a service', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
  const paths = names.flatMap((name) => [`/commerce/${name}`, `/${name}/getCart`, `/${name}/${name}`]);
  for (const path of paths) expect([path, await ask(path, { body: '[]' })]).toEqual([path, 404]);
});

it('reliability G3: nor a parameter of a query or a cookie', async () => {
  const { status: plain } = await shop.app.request('/autocomplete/zinnia');
  for (const name of poisonedNames) {
    const query = `${encodeURIComponent(name)}=yes&${name}=yes&${name}[poisoned]=yes`;
    expect([name, await ask(`/autocomplete/zinnia?${query}`)]).toEqual([name, plain]);
    const own = `${name}=yes; sid=${name}; __Host-sid=${name}; locale=${name}; ${name}.poisoned={"__proto__":1}`;
    expect([name, await ask('/commerce/getOrders', { body: '[]', cookie: own })]).toEqual([name, 401]);
  }
});

it('what is left behind is found', async () => {
  Object.assign(Object.prototype, { poisoned: 'yes' });
  expect(() => assertNoPoisoning()).toThrow();
  Reflect.deleteProperty(Object.prototype, 'poisoned');
  assertNoPoisoning();
});
