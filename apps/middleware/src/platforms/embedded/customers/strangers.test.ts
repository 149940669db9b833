import { messages } from '@tailorbird/commerce/messages';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingHasher } from '../../../testing/countingHasher.ts';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { attempts } from '../schema/attempts.ts';
import { devices } from '../schema/devices.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { outbox } from '../schema/outbox.ts';
import { attemptKey } from '../sessions/attempts.ts';

const { passwords, count } = countingHasher();

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([], { passwords });
});
afterAll(() => shop.close());

const minute = 60_000;

const guess = async (shopper: Shopper, email: string, secret = 'wrong 1') => {
  const answer = await shopper.commerce.loginCustomer({ email, password: secret });
  return answer.ok ? (answer.value.isValid ? 'in' : 'wrong') : answer.error.message;
};

/** Guesses from so many addresses, five from each. */
async function guessFrom(network: string, addresses: number, email: string) {
  const ends = [];
  for (let at = 0; at < addresses * 5; at += 1) {
    ends.push(await guess(shop.shopper('uk', `${network}.${at % addresses}`), email, `wrong ${at}`));
  }
  return ends;
}

async function mailsTo(email: string) {
  const rows = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${email}`)
    .orderBy(desc(outbox.id));
  return rows.map(({ payload }) => JSON.stringify(payload));
}

/** The token of the newest unlocking mail. */
async function unlockingTokenFor(email: string): Promise<string> {
  const text = (await mailsTo(email)).find((mail) => mail.includes('Log in to Tailorbird with this link'));
  return /\/confirm\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
}

const follow = (shopper: Shopper, token: string) => valueOf(shopper.commerce.followMailedLink({ token }));

describe('an account guessed at from many addresses', () => {
  it('reliability D6: has at most five of 150 guesses from 30 addresses checked, while its owner gets in with the browser used before', async ({
    annotate,
  }) => {
    const email = 'owner@example.com';
    const owner = shop.shopper('uk', '10.20.0.1');
    await register(owner, email);
    await valueOf(owner.commerce.logoutCustomer());
    count.checks = 0;
    const ends = await guessFrom('10.21.0', 30, email);
    await annotate(`150 guesses from 30 addresses, ${count.checks} checked`);
    expect(count.checks).toBeLessThanOrEqual(5);
    expect(ends.filter((end) => end === 'wrong')).toHaveLength(5);
    expect(ends.filter((end) => end === messages.triesUsedUp)).toHaveLength(145);
    expect(await guess(shop.shopper('uk', '10.22.0.1'), email, password)).toBe(messages.triesUsedUp);
    await login(owner, email);
  });

  it('reliability D6: has five more a quarter of an hour after the last, and no stretch of that length has six', async () => {
    const email = 'stretch@example.com';
    await register(shop.shopper(), email);
    const at: number[] = [];
    for (let time = 0; time < 60; time += 2) {
      if ((await guess(shop.shopper('uk', `10.23.0.${time}`), email)) === 'wrong') at.push(time);
      shop.wait(2 * minute);
    }
    expect(at.length).toBeGreaterThan(5);
    for (const [index, first] of at.entries())
      expect((at[index + 5] ?? 99) - first).toBeGreaterThanOrEqual(15);
  });

  it('reliability D5: is not closed by one address: its owner has a try left in a browser nobody knows', async () => {
    const email = 'share@example.com';
    await register(shop.shopper(), email);
    await guessFrom('10.24.0', 1, email);
    expect(await guess(shop.shopper('uk', '10.25.0.1'), email, password)).toBe('in');
  });

  it('is counted, answered and checked like one that does not exist, to which nothing is mailed', async () => {
    const answers = [];
    await register(shop.shopper(), 'real@example.com');
    for (const email of ['real@example.com', 'unreal@example.com']) {
      count.checks = 0;
      answers.push([await guessFrom(`10.26.${answers.length}`, 6, email), count.checks]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await unlockingTokenFor('real@example.com')).not.toBe('');
    expect(await mailsTo('unreal@example.com')).toEqual([]);
  });
});

describe('the link that lets the owner in', () => {
  const email = 'locked@example.com';
  let token: string;
  beforeAll(async () => {
    shop.wait(20 * minute);
    await register(shop.shopper(), email);
    await guessFrom('10.30.0', 8, email);
    token = await unlockingTokenFor(email);
  });

  it('is mailed once an hour, however much is tried', async () => {
    const unlocking = async () =>
      (await mailsTo(email)).filter((mail) => mail.includes('Log in to Tailorbird with this link')).length;
    expect(await unlocking()).toBe(1);
    expect(JSON.stringify(await shop.db.select().from(mailedLinks))).not.toContain(token);
  });

  it('works once, in whose browser it is opened, past the guesses of others', async () => {
    const owner = shop.shopper('uk', '10.31.0.1');
    expect(await guess(owner, email, password)).toBe(messages.triesUsedUp);
    expect(await valueOf(owner.commerce.readMailedLink({ token }))).toEqual({ purpose: 'unlock' });
    expect(await follow(owner, token)).toEqual({ purpose: 'unlock' });
    expect((await errorOf(owner.commerce.getCustomers())).tag).toBe('signed-out');
    await login(owner, email);
    const second = shop.shopper('uk', '10.31.0.2');
    expect(await valueOf(second.commerce.readMailedLink({ token }))).toEqual({ purpose: null });
    expect(await follow(second, token)).toEqual({ purpose: null });
    expect(await guess(second, email, password)).toBe(messages.triesUsedUp);
  });

  it('lasts thirty minutes', async () => {
    shop.wait(61 * minute);
    await guessFrom('10.32.0', 8, email);
    const late = await unlockingTokenFor(email);
    expect(late).not.toBe(token);
    shop.wait(31 * minute);
    expect(await follow(shop.shopper(), late)).toEqual({ purpose: null });
  });

  it('and the browser used before pass the address whose hundred wrong passwords are used up', async () => {
    const address = '10.33.0.1';
    const [known, fresh] = [shop.shopper('uk', address), shop.shopper('uk', address)];
    await register(known, 'office@example.com');
    await register(shop.shopper(), 'guest@example.com');
    const resetsAt = new Date(shop.clock().getTime() + 3_600_000);
    await shop.db
      .insert(attempts)
      .values({ key: attemptKey('password-address', address), count: 100, resetsAt });
    await login(known, 'office@example.com');
    expect(await guess(fresh, 'guest@example.com', password)).toBe(messages.triesUsedUp);
    await follow(fresh, await unlockingTokenFor('guest@example.com'));
    await login(fresh, 'guest@example.com');
  });
});

describe('a browser its customer is known in', () => {
  it('has a cookie no script reads, kept as a hash, another one after each login', async () => {
    const email = 'browser@example.com';
    const shopper = shop.shopper();
    await register(shopper, email);
    const response = await shopper.post('/commerce/loginCustomer', [{ email, password }]);
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('device=')) ?? '';
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const kept = JSON.stringify(await shop.db.select().from(devices));
    expect(kept).not.toContain(cookie.slice(7, 50));
  });

  it('is known there alone: a cookie from before a login, and another customer’s, are strangers’', async () => {
    const email = 'planted@example.com';
    const thief = shop.shopper('uk', '10.40.0.1');
    await register(thief, 'thief@example.com');
    const planted = thief.tab();
    await register(thief, email);
    await guessFrom('10.41.0', 8, email);
    expect(await guess(planted, email, password)).toBe(messages.triesUsedUp);
    await login(thief, email);
  });

  it('is forgotten when the password is set anew, but for the one that did it', async () => {
    const email = 'forgotten@example.com';
    const thief = shop.shopper('uk', '10.42.0.1');
    const { id } = await register(thief, email);
    const owner = shop.shopper('uk', '10.42.0.2');
    await valueOf(owner.commerce.requestResetPassword({ email }));
    const token = /updatePassword\?token=([\w-]{43})/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? '';
    await valueOf(owner.commerce.resetPassword({ token, password: 'copper 9 kettle' }));
    expect(await shop.db.$count(devices, eq(devices.customerId, id))).toBe(1);
    await guessFrom('10.43.0', 8, email);
    expect(await guess(thief, email, 'copper 9 kettle')).toBe(messages.triesUsedUp);
    await login(owner, email, 'copper 9 kettle');
  });
});
