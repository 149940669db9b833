import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { contacts } from '../schema/contacts.ts';
import { outbox } from '../schema/outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const minute = 60_000;

async function mailsTo(to: string) {
  const rows = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${to}`)
    .orderBy(desc(outbox.id));
  return rows.map(({ payload }) => JSON.stringify(payload));
}

const change = (shopper: Shopper, email: string) =>
  valueOf(shopper.commerce.updateCustomer({ email, currentPassword: password }));

/** The token of the newest mail to an address. */
async function tokenTo(email: string): Promise<string> {
  return /\/confirm\?token=([\w-]{43})/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? '';
}

const follow = (shopper: Shopper, token: string) => valueOf(shopper.commerce.followMailedLink({ token }));

describe('a new e-mail address', () => {
  it('reliability D10: is what one logs in with once it is confirmed there, which ends other sessions; the old one hears of both', async () => {
    const [here, elsewhere] = [shop.shopper(), shop.shopper()];
    await register(here, 'before@example.com');
    await login(elsewhere, 'before@example.com');
    const [asked] = await change(here, 'After@Example.com');
    expect(asked?.email).toBe('before@example.com');
    expect((await mailsTo('before@example.com'))[0]).toContain('asked for another email address');
    await login(elsewhere, 'before@example.com');
    const token = await tokenTo('After@Example.com');
    expect(await valueOf(here.commerce.readMailedLink({ token }))).toEqual({ purpose: 'email' });
    expect(await follow(here, token)).toEqual({ purpose: 'email' });
    expect((await valueOf(here.commerce.getCustomers()))?.email).toBe('After@Example.com');
    expect((await errorOf(elsewhere.commerce.getCustomers())).tag).toBe('signed-out');
    await login(shop.shopper(), 'after@example.com');
    expect((await mailsTo('before@example.com'))[0]).toContain('was changed');
    expect(await follow(here, token)).toEqual({ purpose: null });
    const known = (await shop.db.select().from(contacts)).map(({ emailKey }) => emailKey);
    expect(known).toContain('after@example.com');
    expect(known).not.toContain('before@example.com');
  });

  it('gets the letters, and the link that was mailed to the old one ends them', async () => {
    const here = shop.shopper();
    await register(here, 'old@example.com');
    await valueOf(
      shop.shopper().customerData.updateConsent({
        email: 'old@example.com',
        category: 'marketing_email',
        action: 'accept',
      }),
    );
    await follow(here, await tokenTo('old@example.com'));
    const ending = await tokenTo('old@example.com');
    await change(here, 'new@example.com');
    await follow(here, await tokenTo('new@example.com'));
    const consent = async () =>
      (await shop.db.select().from(contacts)).find(({ emailKey }) => emailKey === 'new@example.com')
        ?.marketingEmail;
    expect(await consent()).toBe(true);
    expect(await follow(shop.shopper(), ending)).toEqual({ purpose: 'withdrawal' });
    expect(await consent()).toBe(false);
  });

  it('is confirmed in any browser within an hour, and not by the link of an older request', async () => {
    const here = shop.shopper();
    await register(here, 'slow@example.com');
    await change(here, 'first@example.com');
    const older = await tokenTo('first@example.com');
    await change(here, 'second@example.com');
    const newer = await tokenTo('second@example.com');
    expect(await follow(shop.shopper(), older)).toEqual({ purpose: null });
    shop.wait(59 * minute);
    expect(await valueOf(here.commerce.readMailedLink({ token: newer }))).toEqual({ purpose: 'email' });
    shop.wait(2 * minute);
    expect(await follow(shop.shopper(), newer)).toEqual({ purpose: null });
    await change(here, 'third@example.com');
    expect(await follow(shop.shopper(), await tokenTo('third@example.com'))).toEqual({ purpose: 'email' });
    expect((await errorOf(here.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('of somebody else’s is answered the same: who has it is told, and nothing changes', async () => {
    await register(shop.shopper(), 'taken@example.com');
    const here = shop.shopper();
    await register(here, 'asker@example.com');
    const taken = await change(here, 'TAKEN@example.com');
    const free = await change(here, 'free@example.com');
    expect(taken).toEqual(free);
    expect((await mailsTo('taken@example.com'))[0]).toContain('You have a Tailorbird account already');
    await login(shop.shopper(), 'taken@example.com');
  });

  it('somebody has registered with meanwhile stays theirs', async () => {
    const here = shop.shopper();
    await register(here, 'late@example.com');
    await change(here, 'quick@example.com');
    const token = await tokenTo('quick@example.com');
    const quick = shop.shopper();
    await register(quick, 'quick@example.com');
    expect(await follow(here, token)).toEqual({ purpose: null });
    expect((await valueOf(quick.commerce.getCustomers()))?.email).toBe('quick@example.com');
  });

  it('is asked for five times an hour, right as the password is, and mailed to once', async () => {
    const here = shop.shopper();
    await register(here, 'often@example.com');
    for (let at = 0; at < 5; at += 1) await change(here, 'target@example.com');
    const sixth = here.commerce.updateCustomer({ email: 'target@example.com', currentPassword: password });
    expect((await errorOf(sixth)).tag).toBe('too-many-requests');
    expect(await mailsTo('target@example.com')).toHaveLength(1);
  });

  it('that is none is refused, and one that differs in its spelling alone is kept at once', async () => {
    const here = shop.shopper();
    await register(here, 'spelt@example.com');
    const none = here.commerce.updateCustomer({ email: 'no address', currentPassword: password });
    expect((await errorOf(none)).message).toBe('Please enter a valid email address');
    const [spelt] = await valueOf(here.commerce.updateCustomer({ email: 'Spelt@Example.com' }));
    expect(spelt?.email).toBe('Spelt@Example.com');
  });
});
