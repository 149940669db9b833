import { type SecurityEvent, securityEvents } from '@tailorbird/commerce/securityEvents';
import { expect, it } from 'vitest';
import { createRateLimit } from './edge/createRateLimit.ts';
import { outbox } from './platforms/embedded/schema/outbox.ts';
import { missingIds } from './testing/exampleArguments.ts';
import { password, register } from './testing/registration.ts';
import { shopWith, type TestShop } from './testing/shopWith.ts';

const email = 'known@example.com';
const call = (name: string, ...args: unknown[]) => [`/commerce/${name}`, args] as const;
const login = (secret: string) => call('loginCustomer', { email, password: secret });

/** What is done, as somebody who is signed in unless said, and the events it has to write. */
const happenings: readonly (readonly [
  string,
  (shop: TestShop) => Promise<unknown>,
  readonly SecurityEvent[],
])[] = [
  ['a login', (shop) => shop.shopper().post(...login(password)), ['authn_login_success']],
  ['a wrong password', (shop) => shop.shopper().post(...login('wrong 1 word')), ['authn_login_fail']],
  [
    'a login to an account that is not there',
    (shop) => shop.shopper().post(...call('loginCustomer', { email: 'nobody@example.com', password })),
    ['authn_login_fail'],
  ],
  [
    'a call that needs a customer, when nobody is signed in',
    (shop) => shop.shopper().post(...call('getOrders')),
    ['authz_fail'],
  ],
  [
    'a call on a bag of somebody else',
    (shop) => shop.shopper().post(...call('getCart', { id: missingIds.cartId })),
    ['authz_fail'],
  ],
  [
    'a call from another site',
    (shop) => shop.shopper().post(...call('createCart'), { 'sec-fetch-site': 'cross-site' }),
    ['malicious_cors'],
  ],
  [
    'a link to set a new password',
    (shop) => shop.shopper().post(...call('requestResetPassword', { email })),
    ['authn_token_created'],
  ],
  [
    'a new password set with it',
    async (shop) => {
      const mails = await shop.db.select().from(outbox);
      const [, token] = /[?&]token=([\w-]{43})/.exec(JSON.stringify(mails)) ?? [];
      return shop.shopper().post(...call('resetPassword', { token, password: 'copper 9 kettle' }));
    },
    ['authn_password_change'],
  ],
  ['an account made', (shop) => register(shop.shopper(), 'new@example.com'), ['user_created']],
];

/** The security events in a shop's log since it was last asked for. */
function events({ logged }: Pick<TestShop, 'logged'>): SecurityEvent[] {
  return logged
    .splice(0)
    .map((line) => JSON.parse(line) as { event?: SecurityEvent; level: number; op?: string })
    .flatMap(({ event, level, op }) => {
      if (event === undefined) return [];
      expect([event, level]).toEqual([event, { info: 30, warn: 40, error: 50 }[securityEvents[event]]]);
      expect(op).toMatch(/^\w/);
      return [event];
    });
}

it('reliability J7: each security event is written once, by its name and at its level, and says which call', async () => {
  const shop = await shopWith([]);
  await register(shop.shopper(), email);
  for (const [what, happens, expected] of happenings) {
    events(shop);
    await happens(shop);
    expect([what, events(shop)]).toEqual([what, expected]);
  }
  await shop.close();
});

it('reliability J7: so many wrong passwords that none is looked at, and so many in the shop that it is an alarm', async () => {
  const shop = await shopWith([]);
  for (let at = 0; at < 5; at += 1) await shop.shopper('uk', '10.0.0.1').post(...login('wrong 1 word'));
  events(shop);
  await shop.shopper('uk', '10.0.0.1').post(...login('wrong 1 word'));
  expect(events(shop)).toEqual(['authn_login_lock']);
  await shop.close();
});

it('reliability J7: a caller over its limit', async () => {
  const shop = await shopWith([], {
    rateLimit: createRateLimit({ read: 1, search: 1, write: 1, identity: 1 }),
  });
  await shop.shopper('uk', '10.0.0.1').post(...call('getChannel'));
  expect(events(shop)).toEqual([]);
  await shop.shopper('uk', '10.0.0.1').post(...call('getChannel'));
  expect(events(shop)).toEqual(['excess_rate_limit_exceeded']);
  await shop.close();
});
