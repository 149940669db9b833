import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordHasher, type PasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';

const hasher = createPasswordHasher({ memory: 16 * 1024, passes: 2 });
let shop: TestShop;
beforeAll(async () => {
  const passwords: PasswordHasher = hasher;
  shop = await shopWith([], { passwords });
  await register(shop.shopper(), 'maud@example.com');
});
afterAll(() => shop.close());

it('reliability D3: of many logins at once a few are hashed, fifty wait, and the rest are told 503 and to come back', async ({
  annotate,
}) => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      shop
        .shopper('uk', `10.8.0.${at}`)
        .post('/commerce/loginCustomer', [{ email: `maud${at}@example.com`, password: 'not this 1' }]),
    ),
  );
  const told = Map.groupBy(answers, ({ status }) => status);
  expect([...told.keys()].toSorted()).toEqual([200, 503]);
  const turnedAway = told.get(503) ?? [];
  expect(((await turnedAway[0]?.json()) as { message: string }).message).toContain('Please try again');
  const [again] = [
    await shop.shopper().post('/commerce/loginCustomer', [{ email: 'maud@example.com', password: 'x' }]),
  ];
  expect(again.status).toBe(200);
  await annotate(
    `120 logins at once: ${told.get(200)?.length} answered, ${turnedAway.length} told 503 (target: at most 4 at once, 50 waiting, then 503)`,
    'figure',
  );
});
