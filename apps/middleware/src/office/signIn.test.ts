import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { openOffice, operator } from './testing/openOffice.ts';

let shop: TestShop;
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  shop = await shopWith([]);
});
beforeEach(async () => {
  office = await openOffice(shop);
});
afterAll(() => shop.close());

const minute = 60_000;
const events = () =>
  shop.logged.splice(0).flatMap((line) => {
    const { event } = JSON.parse(line) as { event?: string };
    return event ?? [];
  });
const opens = async (cookie: string) => (await office.ask('/', { cookie })).status === 200;

describe('the door of the back office', () => {
  it('leads whoever is not signed in to the sign-in, whatever they ask for or send', async () => {
    for (const path of ['/', '/orders', '/orders/100001', '/stock/200001-1', '/reviews', '/nothing']) {
      for (const form of [undefined, { reason: 'counted' }]) {
        const answer = await office.ask(path, {
          ...(form && { form }),
          cookie: `office=wren.${'a'.repeat(43)}`,
        });
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, '/sign-in']);
      }
    }
  });

  it('opens to an operator, and the log says who came', async () => {
    events();
    const answer = await office.signIn();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(await opens(office.cookieOf(answer))).toBe(true);
    expect(events()).toEqual(['authn_login_success']);
  });

  it('answers a wrong password and a name that nobody has in the same words', async () => {
    const wrong = await office.signIn({ ...operator, password: 'wrong 1' }, '10.9.1.1');
    const nobody = await office.signIn({ name: 'rook', password: operator.password }, '10.9.1.1');
    expect([wrong.status, nobody.status]).toEqual([403, 403]);
    expect(await wrong.text()).toBe(await nobody.text());
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('lets an address wait after five wrong tries, with the right password too, and others in meanwhile', async () => {
    events();
    for (let at = 0; at < 5; at += 1)
      await office.signIn({ ...operator, password: `wrong ${at}` }, '10.9.2.1');
    const waits = await office.signIn(operator, '10.9.2.1');
    expect(waits.status).toBe(429);
    expect(await waits.text()).toContain('There were too many tries.');
    expect(events()).toEqual([...Array.from({ length: 5 }, () => 'authn_login_fail'), 'authn_login_lock']);
    expect((await office.signIn(operator, '10.9.2.2')).status).toBe(303);
    shop.wait(minute);
    expect((await office.signIn(operator, '10.9.2.1')).status).toBe(303);
  });

  it('gives a cookie that no script reads and no other site sends, of the host alone where that is https', async () => {
    const plain = (await office.signIn()).headers.get('set-cookie');
    expect(plain).toMatch(/^office=wren\.[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    office = await openOffice(shop, { officeUrl: 'https://office.shop.example' });
    const secure = (await office.signIn()).headers.get('set-cookie');
    expect(secure).toMatch(/^__Host-office=.*; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('closes at the end of a working day, and when somebody signs out, for whoever has a copy of the cookie', async () => {
    const cookie = office.cookieOf(await office.signIn());
    await office.ask('/sign-out', { form: {}, cookie });
    expect(await opens(cookie)).toBe(false);
    const next = office.cookieOf(await office.signIn());
    shop.wait(8 * 60 * minute - 1000);
    expect(await opens(next)).toBe(true);
    shop.wait(2000);
    expect(await opens(next)).toBe(false);
  });

  it('closes to those who came in with a password that is no more', async () => {
    const cookie = office.cookieOf(await office.signIn());
    await office.changePassword('hedgerow 7 gate');
    expect(await opens(cookie)).toBe(false);
  });

  it('refuses what another site sends, and what does not say where it comes from', async () => {
    events();
    const cookie = office.cookieOf(await office.signIn());
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await office.ask('/sign-out', { form: {}, cookie, headers })).status).toBe(403);
    }
    expect(await opens(cookie)).toBe(true);
    expect(events().filter((event) => event === 'malicious_cors')).toHaveLength(3);
  });

  it('has every answer kept by nobody, framed by nobody and without script', async () => {
    const cookie = office.cookieOf(await office.signIn());
    const foreign = { form: {}, headers: { origin: 'https://evil.example' } };
    const answers = [
      await office.ask('/', { cookie }),
      await office.ask('/'),
      await office.ask('/sign-in'),
      await office.ask('/nothing', { cookie }),
      await office.ask('/sign-out', foreign),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200, 404, 403]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    }
  });

  it('is not on the shop’s own port', async () => {
    const cookie = office.cookieOf(await office.signIn());
    for (const path of ['/', '/sign-in', '/orders', '/stock', '/mails'])
      expect((await shop.app.request(path, { headers: { cookie } })).status).toBe(404);
  });
});
