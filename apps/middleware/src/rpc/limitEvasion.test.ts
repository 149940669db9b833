import { messages } from '@tailorbird/commerce/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, register } from '../testing/registration.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
  await register(shop.shopper(), 'maud@example.com');
});
afterAll(() => shop.close());

/** How somebody might try to be taken for somebody else, or for nobody. */
interface Disguise {
  readonly path?: string;
  readonly email?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const addresses = [
  '10.9.9.9',
  '127.0.0.1',
  '::1',
  '10.1.1.1, 10.2.2.2',
  '203.0.113.9, 127.0.0.1',
  'unknown',
  '',
];
const disguises: readonly Disguise[] = [
  ...addresses.flatMap((address) => [
    { headers: { 'x-forwarded-for': address } },
    { headers: { 'x-real-ip': address } },
    { headers: { forwarded: `for="${address}"` } },
    { headers: { 'true-client-ip': address, 'cf-connecting-ip': address, 'x-client-ip': address } },
  ]),
  ...[
    'MAUD@example.com',
    'Maud@Example.COM',
    ' maud@example.com',
    'maud@example.com ',
    'ｍaud@example.com',
    'maud@ｅxample.com',
    'maud@example.com\t',
  ].map((email) => ({ email })),
  ...[
    '/commerce/loginCustomer/',
    '//commerce/loginCustomer',
    '/commerce//loginCustomer',
    '/Commerce/loginCustomer',
    '/commerce/LoginCustomer',
    '/commerce/%6coginCustomer',
    '/commerce/./loginCustomer',
    '/x/../commerce/loginCustomer',
    '/commerce/loginCustomer;x',
    '/commerce/loginCustomer?x=1',
    '/commerce/loginCustomer#x',
  ].map((path) => ({ path })),
  ...[
    `[{"email":"maud@example.com","password":"wrong 1"},{"email":"maud@example.com","password":"wrong 2"}]`,
    `[[{"email":"maud@example.com","password":"wrong 1"}]]`,
    `[{"email":["maud@example.com","wren@example.com"],"password":"wrong 1"}]`,
    `[{"email":"maud@example.com","password":["wrong 1","wrong 2"]}]`,
  ].map((body) => ({ body })),
];

async function attempt({ path, email, headers, body }: Disguise, secret: string): Promise<string> {
  const request = new Request(`http://shop.example${path ?? '/commerce/loginCustomer'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: body ?? JSON.stringify([{ email: email ?? 'maud@example.com', password: secret }]),
  });
  // What the Node adapter gives the application of the socket a request came by.
  const response = await shop.app.request(
    request,
    {},
    { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
  );
  return response.status === 200 ? await response.text() : String(response.status);
}

describe('a limit on guesses', () => {
  it(`reliability D7: none of ${disguises.length} disguises gains a guess`, async () => {
    expect(disguises.length).toBeGreaterThanOrEqual(50);
    for (let tries = 0; tries < 14; tries += 1) {
      await attempt({}, 'wrong 1');
      shop.wait(960_000);
    }
    expect(await attempt({}, 'wrong 1')).toContain(messages.wrongCredentials);
    const gained = [];
    for (const disguise of disguises) {
      const answer = await attempt(disguise, 'wrong 1');
      if (!/^(429|404|400)$|Invalid Credentials/.test(answer)) gained.push([disguise, answer]);
    }
    expect(gained).toEqual([]);
    expect(await attempt({}, password)).toBe('429');
  });

  it('is the caller’s own: the same account can be opened from elsewhere at that moment', async () => {
    const elsewhere = shop.shopper('uk', '198.51.100.7');
    const answer = await elsewhere.commerce.loginCustomer({ email: 'maud@example.com', password });
    expect(answer.ok && answer.value.isValid).toBe(true);
  });
});
