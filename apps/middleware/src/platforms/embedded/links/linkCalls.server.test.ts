import { setTimeout as sleep } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { customers } from '../schema/customers.ts';
import { outbox } from '../schema/outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

/** The token of the newest mail to an address. */
async function tokenTo(email: string): Promise<string> {
  const [newest] = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${email}`)
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\/confirm\?token=([\w-]{43})/.exec(JSON.stringify(newest))?.[1] ?? '';
}

const follow = (shopper: Shopper, token: string) => valueOf(shopper.commerce.followMailedLink({ token }));
const change = (shopper: Shopper, email: string) =>
  valueOf(shopper.commerce.updateCustomer({ email, currentPassword: password }));
const agree = (email: string) =>
  valueOf(
    shop.shopper().customerData.updateConsent({ email, category: 'marketing_email', action: 'accept' }),
  );

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

/** Does each as far as it gets while the account is somebody else's, one after another, and then all at once. */
async function inLine<T>(email: string, ...all: readonly (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = [];
  await shop.db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.emailKey, email)).for('update');
    for (const one of all) {
      begun.push(one());
      while ((await waiting()) < begun.length) await sleep(20);
    }
  });
  return Promise.all(begun);
}

test('a link about the letters is followed while the address is changed, and both are answered', async () => {
  const here = shop.shopper();
  await register(here, 'letters@example.com');
  await agree('letters@example.com');
  const letters = await tokenTo('letters@example.com');
  await change(here, 'moved@example.com');
  const moving = await tokenTo('moved@example.com');
  const answers = await inLine(
    'letters@example.com',
    () => follow(here, moving),
    () => follow(shop.shopper(), letters),
  );
  // The letters were agreed to for an address that is the account's no longer.
  expect(answers).toEqual([{ purpose: 'email' }, { purpose: null }]);
  expect(shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
});
