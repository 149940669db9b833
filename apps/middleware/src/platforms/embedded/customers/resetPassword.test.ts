import { messages } from '@tailorbird/commerce/messages';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, password, register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { passwordResets } from '../schema/customers.ts';
import { outbox } from '../schema/outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const minute = 60_000;
const newPassword = 'copper 9 kettle';

/** The text of the newest mail to an address. */
async function mailTo(email: string): Promise<string> {
  const [row] = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`${outbox.payload}->>'to' = ${email}`)
    .orderBy(desc(outbox.id))
    .limit(1);
  return JSON.stringify(row?.payload ?? '');
}

/** Asks for a link and reads its token in the mail. */
async function tokenFor(email: string): Promise<string> {
  expect(await valueOf(shop.shopper().commerce.requestResetPassword({ email }))).toBe(true);
  return /updatePassword\?token=([\w-]{43})/.exec(await mailTo(email))?.[1] ?? '';
}

const reset = (token: string, secret = newPassword) =>
  shop.shopper().commerce.resetPassword({ token, password: secret });

describe('a new password by mail', () => {
  it('reliability D8: is set with the link, which says the shop’s own address and works once', async () => {
    const email = 'once@example.com';
    await register(shop.shopper(), email);
    const token = await tokenFor(email);
    expect(await mailTo(email)).toContain(`http://shop.example/updatePassword?token=${token}`);
    expect(await valueOf(shop.shopper().commerce.validateToken({ token }))).toEqual({ isValid: true });
    expect(await valueOf(reset(token))).toEqual({ isValid: true });
    expect(await valueOf(shop.shopper().commerce.validateToken({ token }))).toEqual({ isValid: false });
    expect(await valueOf(reset(token, 'another 3 words'))).toEqual({ isValid: false });
    await login(shop.shopper(), email, newPassword);
    expect(await mailTo(email)).toContain('Your Tailorbird password was changed');
  });

  it('commerce §7 reset 1: false is the answer to what is no e-mail address, and to a token that is none', async () => {
    expect(await valueOf(shop.shopper().commerce.requestResetPassword({ email: 'maud' }))).toBe(false);
    for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1 --"]) {
      expect(await valueOf(shop.shopper().commerce.validateToken({ token }))).toEqual({ isValid: false });
      expect(await valueOf(reset(token))).toEqual({ isValid: false });
    }
  });

  it('commerce §8 message 16: ‘The password-reset link is not valid.’ is what a false answer says', async () => {
    expect(await valueOf(reset('A'.repeat(43)))).toEqual({ isValid: false });
    expect(messages.resetLinkInvalid).toBe('The password-reset link is not valid.');
  });

  it('is answered the same for an address without an account, and nothing is mailed', async () => {
    expect(await valueOf(shop.shopper().commerce.requestResetPassword({ email: 'nobody@example.com' }))).toBe(
      true,
    );
    expect(await mailTo('nobody@example.com')).toBe('""');
  });

  it('reliability D8: lasts sixty minutes', async () => {
    const email = 'late@example.com';
    await register(shop.shopper(), email);
    const [early, late] = [await tokenFor(email), 0];
    shop.wait(59 * minute + late);
    expect((await valueOf(shop.shopper().commerce.validateToken({ token: early }))).isValid).toBe(true);
    shop.wait(2 * minute);
    expect(await valueOf(reset(early))).toEqual({ isValid: false });
  });

  it('reliability D8: of an older request is worth nothing, and nor is another account’s', async () => {
    const email = 'newer@example.com';
    await register(shop.shopper(), email);
    const older = await tokenFor(email);
    const newer = await tokenFor(email);
    expect(await valueOf(reset(older))).toEqual({ isValid: false });
    await register(shop.shopper(), 'other@example.com');
    const others = await tokenFor('other@example.com');
    expect(await valueOf(reset(others))).toEqual({ isValid: true });
    await login(shop.shopper(), email, password);
    expect(await valueOf(reset(newer))).toEqual({ isValid: true });
  });

  it('reliability D8: used twenty times at once succeeds once', async ({ annotate }) => {
    const email = 'race@example.com';
    await register(shop.shopper(), email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => valueOf(reset(token))));
    const good = answers.filter(({ isValid }) => isValid).length;
    expect(good).toBe(1);
    expect(token).toMatch(/^[\w-]{43}$/);
    await annotate(
      `${answers.length} uses at once: ${good} succeeds; 32 bytes, kept as SHA-256 (target 1)`,
      'figure',
    );
  });

  it('that will not do is refused, and the link is not spent', async () => {
    const email = 'weak@example.com';
    await register(shop.shopper(), email);
    const token = await tokenFor(email);
    expect((await errorOf(reset(token, 'short1'))).message).toBe(messages.passwordRule);
    expect(await valueOf(reset(token))).toEqual({ isValid: true });
  });

  it('reliability D2: ends every session of the customer, and the caller’s own id changes', async () => {
    const email = 'sessions@example.com';
    const shopper = shop.shopper();
    await register(shopper, email);
    const guest = shop.shopper();
    const bag = await valueOf(guest.commerce.createCart());
    const old = guest.tab();
    const token = await tokenFor(email);
    await valueOf(guest.commerce.resetPassword({ token, password: newPassword }));
    expect((await errorOf(shopper.commerce.getCustomers())).tag).toBe('signed-out');
    expect((await errorOf(old.commerce.getCart({ id: bag.id }))).tag).toBe('not-found');
    expect((await valueOf(guest.commerce.getCart({ id: bag.id }))).id).toBe(bag.id);
  });

  it('reliability D8: leads to the shop, whatever twenty headers say', async ({ annotate }) => {
    const forged = [
      ['host', 'evil.example'],
      ['host', 'shop.example.evil.example'],
      ['host', 'shop.example@evil.example'],
      ['host', 'evil.example:80'],
      ['x-forwarded-host', 'evil.example'],
      ['x-forwarded-host', 'shop.example, evil.example'],
      ['x-forwarded-host', 'evil.example, shop.example'],
      ['x-forwarded-proto', 'ftp'],
      ['x-forwarded-port', '8443'],
      ['x-forwarded-server', 'evil.example'],
      ['x-forwarded-prefix', '//evil.example'],
      ['x-host', 'evil.example'],
      ['x-http-host-override', 'evil.example'],
      ['x-original-host', 'evil.example'],
      ['x-original-url', '//evil.example/'],
      ['x-rewrite-url', 'https://evil.example/'],
      ['forwarded', 'host=evil.example'],
      ['forwarded', 'for=127.0.0.1;host="evil.example";proto=https'],
      ['referer', 'https://evil.example/'],
      ['origin', 'http://shop.example'],
    ] as const;
    for (const [at, [header, value]] of forged.entries()) {
      const email = `forged${at}@example.com`;
      await register(shop.shopper(), email);
      const response = await shop
        .shopper()
        .post('/commerce/requestResetPassword', [{ email }], { [header]: value });
      expect([header, value, response.status]).toEqual([header, value, 200]);
      const text = await mailTo(email);
      const links = text.match(/\bhttps?:[^\s"\\]+/g) ?? [];
      expect(links.filter((link) => link.includes('token='))).not.toEqual([]);
      for (const link of links)
        expect([header, value, new URL(link).origin]).toEqual([header, value, 'http://shop.example']);
      expect(text).not.toContain('evil');
    }
    expect(forged).toHaveLength(20);
    await annotate(`${forged.length} forged headers: every link leads to the shop (target 20)`, 'figure');
  });

  it('reliability D8: leaves its token in no log and, but for its hash, in no table', async () => {
    const email = 'secret@example.com';
    await register(shop.shopper(), email);
    const token = await tokenFor(email);
    await valueOf(shop.shopper().commerce.validateToken({ token }));
    expect(shop.logged.join('\n')).not.toContain(token);
    expect(shop.logged.join('\n')).not.toContain(password);
    expect(JSON.stringify(await shop.db.select().from(passwordResets))).not.toContain(token);
  });

  it('is mailed five times an hour at most, without saying so', async () => {
    const email = 'flood@example.com';
    await register(shop.shopper(), email);
    for (let at = 0; at < 8; at += 1)
      await valueOf(shop.shopper('uk', '10.2.0.1').commerce.requestResetPassword({ email }));
    const sent = await shop.db.$count(outbox, sql`${outbox.payload}->>'to' = ${email}`);
    expect(sent).toBe(1 + 5);
  });
});
