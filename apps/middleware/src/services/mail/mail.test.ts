import { err, ok } from '@tailorbird/commerce/result';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../env.ts';
import { queueMail } from '../../platforms/embedded/queueMail.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { openMailServer, refusal } from '../../testing/mailServer.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { createSmtp } from './createSmtp.ts';
import { countDeadLetters, deadLetters, drop, resend } from './deadLetters.ts';
import { deliverOutbox, maxAttempts, type SendMail } from './outboxWorker.ts';
import { showsMail } from './showsMail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', name: 'Fern <b>Shirt</b>', price: { list: 4550 } }]);
  const shopper = shop.shopper('eu');
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId, 'IE');
  const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  await valueOf(shopper.commerce.createOrderFromCheckout(order));
});
afterAll(() => shop.close());

const log = pino({ level: 'silent' });

/** Asks for a page as a browser on this machine does, or as `peer` does with `headers`. */
function readMail(path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const all = { host: 'localhost:3000', ...headers };
  return shop.app.request(path, { headers: all }, { incoming: { socket: { remoteAddress } } });
}

describe('the mail page', () => {
  const pages = ['/__dev/mail', '/__dev/mail/1', '/__dev/mail/1?as=html'];

  it.each([
    ['127.0.0.1', 'localhost'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ])('answers a browser on this machine: from %s to %s', async (peer, host) => {
    for (const page of pages) expect((await readMail(page, { host }, peer)).status).toBe(200);
  });

  it.each([
    ['another machine', {}, '192.168.1.20'],
    ['another machine, by IPv6', {}, 'fe80::1'],
    ['a peer nobody knows', {}, ''],
    ['a name that was made to lead here', { host: 'rebind.attacker.example' }, '127.0.0.1'],
    ['a name that begins like ours', { host: 'localhost.attacker.example' }, '127.0.0.1'],
    ['the shop’s own name', { host: 'shop.example' }, '127.0.0.1'],
    ['no name', { host: '' }, '127.0.0.1'],
    ['a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a proxy that names the host', { 'x-forwarded-host': 'shop.example' }, '127.0.0.1'],
    ['a proxy of the standard’s', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a proxy that names itself', { via: '1.1 proxy' }, '127.0.0.1'],
  ])('is not there for %s', async (_, headers: Record<string, string>, peer) => {
    for (const page of pages) expect((await readMail(page, headers, peer)).status).toBe(404);
  });

  it('no other page may frame it, read it or keep it, and it loads nothing but the shop’s own pictures', async () => {
    for (const page of pages) {
      const { headers } = await readMail(page, { origin: 'https://evil.example' });
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    ['a demonstration', {}, true],
    ['a demonstration with a mail server', { SMTP_URL: 'smtp://mail.example' }, false],
    ['one that says so', { SMTP_URL: 'smtp://mail.example', TAILORBIRD_MAIL_PAGE: 'on' }, true],
    ['a live shop', { TAILORBIRD_MODE: 'live' }, false],
    ['a live shop that names it', { TAILORBIRD_MODE: 'live', TAILORBIRD_DEMONSTRATE: 'mail-page' }, true],
  ])('%s has it as is said', (_, source, shows) => {
    const env = readSettings(source);
    expect(env.ok && showsMail(env.value)).toBe(shows);
  });
});

describe('the outbox', () => {
  it('the page shows the mail of an order in its market’s currency, with nothing of it taken as HTML', async () => {
    const list = await (await readMail('/__dev/mail')).text();
    expect(list).toContain('Your Tailorbird order');
    const mail = await (await readMail('/__dev/mail/1')).text();
    expect(mail).toContain('€45.50');
    expect(mail).toContain('Fern &lt;b&gt;Shirt&lt;/b&gt;');
  });

  it('a mail that was not taken is tried again later, with the same Message-ID, and delivered once', async () => {
    const ids: string[] = [];
    let works = false;
    const send: SendMail = async (_mail, id) => {
      ids.push(id);
      return works ? ok(undefined) : err({ isFinal: false, reason: 'The mail server is away.' });
    };
    const deliver = delivering(send);
    expect([await deliver(), await deliver()]).toEqual([0, 0]);
    works = true;
    shop.wait(31_000);
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    const [row] = await shop.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 2, deliveredAt: expect.any(Date), givenUpAt: null });
  });

  it('a mail that takes a slow server minutes is tried by no other process meanwhile', async () => {
    const id = await written('slow@example.com');
    const byOther: number[] = [];
    const again: SendMail = async () => ok(undefined);
    const send: SendMail = async () => {
      shop.wait(2 * 60_000);
      byOther.push(await delivering(again)());
      return ok(undefined);
    };
    expect([await delivering(send)(), byOther]).toEqual([1, [0]]);
    expect(await rowOf(id)).toMatchObject({ attempts: 1 });
  });

  it('a real server that puts off the first attempt gets the mail at the second, under the same Message-ID', async () => {
    const id = await written('grey@example.com');
    let attempts = 0;
    const server = await openMailServer({
      onRcptTo: (_address, _session, done) => {
        attempts += 1;
        done(attempts === 1 ? refusal(450, 'Greylisted') : null);
      },
    });
    const url = `smtp://127.0.0.1:${server.port}`;
    const send = createSmtp({
      url,
      sender: { name: 'T', address: 's@shop.example' },
      domain: 'shop.example',
    });
    expect(await delivering(send)()).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      lastError: expect.stringContaining('Greylisted'),
      givenUpAt: null,
    });
    shop.wait(31_000);
    expect(await delivering(send)()).toBe(1);
    await server.close();
    const { messageId, createdAt } = await rowOf(id);
    expect(server.taken[0]?.source).toContain(
      `Message-ID: <${messageId}.${createdAt.getTime().toString(36)}@shop.example>`,
    );
  });

  it('a mail refused for good is given up at once, told as an error with how many there are, and sent when an operator says so', async () => {
    const id = await written('nobody@example.com');
    let works = false;
    const send: SendMail = async () =>
      works ? ok(undefined) : err({ isFinal: true, reason: '550 No such user' });
    const lines: Record<string, unknown>[] = [];
    const told = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    expect(await delivering(send, told)()).toBe(0);
    expect(lines).toMatchObject([{ level: 50, mail: id, reason: '550 No such user', given_up: 1 }]);
    shop.wait(48 * 60 * 60 * 1000);
    works = true;
    expect(await delivering(send)()).toBe(0);
    expect(await deadLetters(shop.db)).toMatchObject([
      { id, to: 'nobody@example.com', attempts: 1, reason: '550 No such user' },
    ]);
    expect([await resend(shop.db, id + 1000, shop.clock()), await resend(shop.db, id, shop.clock())]).toEqual(
      [0, 1],
    );
    expect([await delivering(send)(), await countDeadLetters(shop.db)]).toEqual([1, 0]);
    expect(await resend(shop.db, 'all', shop.clock())).toBe(0);
  });

  it('a server’s answer that names the reader is kept whole, and logged without the address', async () => {
    const lines: string[] = [];
    const told = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    for (const code of [450, 550]) {
      const to = `reader${code}@example.com`;
      const id = await written(to);
      const server = await openMailServer({
        onRcptTo: ({ address }, _session, done) => done(refusal(code, `<${address}>: not taken here`)),
      });
      const url = `smtp://127.0.0.1:${server.port}`;
      const sender = { name: 'T', address: 's@shop.example' };
      expect(await delivering(createSmtp({ url, sender, domain: 'shop.example' }), told)()).toBe(0);
      await server.close();
      expect((await rowOf(id)).lastError).toContain(`<${to}>: not taken here`);
      await shop.db.delete(outbox).where(eq(outbox.id, id));
    }
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/<\[email\]>: not taken here/);
    expect(lines.join('\n')).not.toContain('@example.com');
  });

  it('an operator takes a mail away that was given up, and none that may still be sent', async () => {
    const id = await written('gone@example.com');
    expect(await drop(shop.db, id)).toBe(false);
    const refuse: SendMail = async () => err({ isFinal: true, reason: '550 No such user' });
    expect(await delivering(refuse)()).toBe(0);
    expect([await drop(shop.db, id), await drop(shop.db, id)]).toEqual([true, false]);
    expect(await countDeadLetters(shop.db)).toBe(0);
  });

  it('a mail that no attempt of a day brings away is given up then, and no sooner', async () => {
    const id = await written('away@example.com');
    const begun = shop.clock().getTime();
    let attempts = 0;
    const send: SendMail = async () => {
      attempts += 1;
      throw new Error('The mail server is away.');
    };
    while ((await rowOf(id)).givenUpAt === null) {
      expect(attempts).toBeLessThan(50);
      shop.wait(10 * 60 * 1000);
      await delivering(send)();
    }
    const hours = (shop.clock().getTime() - begun) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(28);
    expect(attempts).toBe(maxAttempts);
  });
});

const delivering =
  (send: SendMail, told = log) =>
  () =>
    deliverOutbox({ db: shop.db, clock: shop.clock, log: told, send, forgetsSecrets: false });

/** The number of a mail that waits to be sent. */
async function written(to: string): Promise<number> {
  await queueMail(shop.db, { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }, shop.clock());
  const [row] = await shop.db.select().from(outbox).where(sql`${outbox.payload}->>'to' = ${to}`);
  return row?.id ?? 0;
}

async function rowOf(id: number) {
  const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error(`There is no mail ${id}.`);
  return row;
}
