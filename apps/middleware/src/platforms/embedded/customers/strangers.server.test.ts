import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { countingHasher } from '../../../testing/countingHasher.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { attempts } from '../schema/attempts.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { outbox } from '../schema/outbox.ts';
import { attemptKey } from '../sessions/attempts.ts';

const { passwords: hasher, count } = countingHasher();
/** How long a right password waits its turn to be checked, in milliseconds. */
let waitsMs = 0;
const passwords: PasswordHasher = {
  ...hasher,
  verify: async (secret, stored) => {
    if (secret === password) await sleep(waitsMs);
    return hasher.verify(secret, stored);
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([], { passwords });
});
afterAll(() => shop.close());

describe('on a server, at the same time', () => {
  it('reliability D6: 60 guesses from 60 addresses have at most five checked, and mail one link', async () => {
    const email = 'crowd@example.com';
    const owner = shop.shopper();
    const { id } = await register(owner, email);
    count.checks = 0;
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        shop.shopper('uk', `10.50.0.${at}`).commerce.loginCustomer({ email, password: `wrong ${at}` }),
      ),
    );
    expect(count.checks).toBeLessThanOrEqual(5);
    expect(await shop.db.$count(mailedLinks, eq(mailedLinks.customerId, id))).toBe(1);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.customerId, id));
    expect(mails).toHaveLength(2);
    await login(owner, email);
  });

  it('reliability D6: one address has at most a hundred of its guesses at many accounts checked in a day', async () => {
    const address = '10.51.0.1';
    await countedAlready('password-address', 90, address);
    count.checks = 0;
    const guesses = Array.from({ length: 40 }, (_, at) =>
      shop
        .shopper('uk', address)
        .commerce.loginCustomer({ email: `one${at}@example.com`, password: 'wrong 1' }),
    );
    const ends = await Promise.all(guesses);
    expect(count.checks).toBe(10);
    expect(ends.filter(({ ok }) => !ok)).toHaveLength(30);
  });

  it('reliability D6: a right password that waits its turn while the alarm is raised lets no stranger in', async () => {
    const email = 'stolen@example.com';
    await register(shop.shopper(), email);
    await countedAlready('password-everywhere', 80);
    waitsMs = 3_000;
    const thief = (at: number) => shop.shopper('uk', `10.52.0.${at}`).commerce;
    const right = thief(0).loginCustomer({ email, password });
    const others = Array.from({ length: 20 }, (_, at) =>
      thief(at + 1).loginCustomer({ email: `list${at}@example.com`, password: 'wrong 1' }),
    );
    await Promise.all(others);
    expect(await right).toMatchObject({ ok: false, error: { tag: 'too-many-requests' } });
  });
});

/** As if so many had been counted within the hour. */
async function countedAlready(kind: string, counted: number, ...who: readonly string[]): Promise<void> {
  const row = { key: attemptKey(kind, ...who), count: counted };
  const resetsAt = new Date(shop.clock().getTime() + 3_600_000);
  const set = { count: counted, resetsAt };
  await shop.db
    .insert(attempts)
    .values({ ...row, resetsAt })
    .onConflictDoUpdate({ target: attempts.key, set });
}
