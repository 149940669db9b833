import { arbitraryOf } from '@tailorbird/blocks/testing/arbitraryOf';
import { growthOf, withTexts } from '@tailorbird/blocks/testing/growth';
import { contract } from '@tailorbird/commerce/contract/contract';
import type { Method } from '@tailorbird/commerce/contract/method';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleArguments } from '../testing/exampleArguments.ts';
import { register } from '../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { maxBodyBytes, readArguments } from './readArguments.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
  shopper = shop.shopper();
  await register(shopper, 'long@example.com');
});
afterAll(() => shop.close());

/** Every call with arguments that fit. */
const calls = Object.entries(contract).flatMap(([segment, methods]) =>
  Object.entries<Method>(methods).map(([name, { args, owner }]) => {
    const path = `${segment}/${name}`;
    const made =
      owner === 'public' ? fc.sample(arbitraryOf(args), { numRuns: 3, seed: 1 }) : [exampleArguments(path)];
    return { path, args, made };
  }),
);

/** A body as long as the edge lets through, shared by all texts of the arguments. */
const bodyOf = (args: unknown) => {
  const bare = JSON.stringify(withTexts(args, ''));
  const texts = JSON.stringify(withTexts(args, '§')).split('§').length - 1;
  const room = Math.floor((maxBodyBytes - bare.length) / Math.max(1, texts));
  return JSON.stringify(withTexts(args, 'a '.repeat(Math.floor(room / 2))));
};

it('reliability G6: no argument takes a call longer to read than its length', {
  timeout: 240_000,
}, async ({ annotate }) => {
  const found: unknown[] = [];
  let slowest = 0;
  for (const { path, args, made } of calls)
    for (const one of made) {
      const growth = await growthOf((text) => args.safeParse(withTexts(one, text)));
      slowest = Math.max(slowest, growth.slowest);
      found.push(...growth.outgrown.map((each) => [path, each]));
    }
  const body = await growthOf((text) =>
    readArguments(new TextEncoder().encode(JSON.stringify([text])).buffer),
  );
  found.push(...body.outgrown.map((each) => ['the body', each]));
  await annotate(
    `${calls.length} calls, slowest schema ${slowest.toFixed(1)} ms for 100,000 characters (target 50 ms)`,
    'figure',
  );
  expect(found).toEqual([]);
});

it('reliability G6: nor a body as long as one may be a call to answer', { timeout: 240_000 }, async ({
  annotate,
}) => {
  let slowest: readonly [string, number] = ['', 0];
  for (const { path, made } of calls)
    for (const one of made) {
      const body = bodyOf(one);
      expect(body.length).toBeLessThanOrEqual(maxBodyBytes);
      const started = performance.now();
      const response = await shop.app.request(`/${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: shopper.cookie(),
        },
      });
      const ms = performance.now() - started;
      expect([path, response.status < 500]).toEqual([path, true]);
      if (body.length > 50_000 && ms > slowest[1]) slowest = [path, ms];
    }
  await annotate(
    `slowest answer to 64 kB: ${slowest[0]}, ${slowest[1].toFixed(1)} ms (target 50 ms)`,
    'figure',
  );
  expect(slowest[0]).not.toBe('');
});
