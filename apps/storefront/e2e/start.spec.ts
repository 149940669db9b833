import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, isPortFree } from '../../../scripts/port.ts';
import { root } from '../../../scripts/root.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';

const launcher = [join(root, 'scripts/run.mjs'), 'start'];
/** Creating and seeding the embedded database on a busy machine. */
const firstStartMs = 120_000;

let data = '';
let shops: ShopProcess[] = [];
const start = async (
  env: Record<string, string | undefined> = {},
  command: readonly string[] = startCommand,
) => {
  const shop = await startShop(command, { DATA_DIRECTORY: data, ...env });
  shops.push(shop);
  return shop;
};

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'tailorbird-start-'));
});
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  shops = [];
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('npm start', () => {
  it('serves the shop from an embedded database it makes, and prints the address', {
    timeout: firstStartMs,
  }, async () => {
    const shop = await start();
    await untilServing(shop, firstStartMs);
    expect(shop.log()).toContain(shop.origin);
  });

  it('stopping the launcher stops everything and frees the port', { timeout: firstStartMs }, async () => {
    const shop = await start({}, launcher);
    await untilServing(shop, firstStartMs);
    await shop.stop();
    expect(await isPortFree(Number(new URL(shop.origin).port))).toBe(true);
  });

  it('a port in use is named at once, with the fix', async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    const shop = await start({ PORT: String(port) });
    expect(await shop.ended).not.toBe(0);
    expect(shop.log()).toContain(`Port ${port} is in use`);
    expect(shop.log()).toContain(`PORT=${port + 1} npm start`);
    other.close();
  });

  it('a database directory held by another process is named at once, with the process and the fix', {
    timeout: firstStartMs,
  }, async () => {
    const first = await start();
    await untilServing(first, firstStartMs);
    const second = await start();
    expect(await second.ended).not.toBe(0);
    expect(second.log()).toContain(`in use by process ${first.pid}`);
    expect(second.log()).toContain('DATA_DIRECTORY');
  });

  it('an invalid environment variable is named at once', async () => {
    const shop = await start({ PORT: 'three thousand' });
    expect(await shop.ended).not.toBe(0);
    expect(shop.log()).toContain('PORT');
  });

  it('a newcomer’s shop with an https address refuses to be one for show, and says how to mend each thing', async () => {
    const shop = await start({ PUBLIC_URL: 'https://shop.tailorbird.org' });
    expect(await shop.ended).toBe(1);
    expect(shop.log()).toContain('The shop is live, because PUBLIC_URL is https');
    for (const name of ['test-cards', 'wallet', 'unsent-mail', 'senders'])
      expect(shop.log()).toContain(`TAILORBIRD_DEMONSTRATE=${name}.`);
    for (const fix of ['SMTP_URL=', 'TAILORBIRD_WALLET=off', 'TAILORBIRD_MODE=demonstration'])
      expect(shop.log()).toContain(fix);
    expect(shop.log()).not.toContain('    at ');
  });

  it('a live shop that names its test cards opens with empty shelves and nothing else for show', {
    timeout: firstStartMs,
  }, async () => {
    const own = join(data, 'live');
    const shop = await start({
      DATA_DIRECTORY: own,
      PUBLIC_URL: 'https://shop.tailorbird.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TAILORBIRD_MAIL_FROM: 'shop@tailorbird.org',
      TAILORBIRD_WALLET: 'off',
      TAILORBIRD_DEMONSTRATE: 'test-cards',
    });
    await untilServing(shop, firstStartMs);
    const of = (path: string) => fetch(shop.origin + path, { headers: { host: 'localhost' } });
    expect((await of('/__dev/mail')).status).toBe(404);
    const preview = await of('/?ampl_domain=tailorbird.staging.bigcontent.io&ampl_timestamp=1&ampl_secret=');
    expect([preview.status, preview.headers.getSetCookie()]).toEqual([403, []]);
    const sheet = await fetch(`${shop.origin}/payments/wallet-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(sheet.status).toBe(404);
    expect(await (await of('/payments/wallets')).json()).toMatchObject({ demonstration: false });
    const listing = await (await of('/browse/womens')).text();
    expect(listing).not.toContain('data-part="card"');
    expect(listing).not.toMatch(/href="https:\/\/[^"]*\.example/);
    const found = await fetch(`${shop.origin}/me/places`, {
      method: 'POST',
      headers: { host: 'localhost', origin: 'https://shop.tailorbird.org' },
      body: new URLSearchParams({ query: 'SY8 1AA' }),
    });
    expect(found.status).toBe(404);
    expect(shop.log()).not.toContain('/__dev/mail');
  });

  it('a live shop does not sell the goods of a demonstration that was there before', {
    timeout: firstStartMs,
  }, async () => {
    const shop = await start({
      TAILORBIRD_MODE: 'live',
      TAILORBIRD_DEMONSTRATE: 'test-cards,wallet,unsent-mail,senders',
    });
    expect(await shop.ended).toBe(1);
    expect(shop.log()).toContain('TAILORBIRD_DEMONSTRATE=goods.');
  });

  it('a DATABASE_URL that does not answer is named at once, without its password', async () => {
    const port = await freePort();
    const shop = await start({
      DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${port}/shop`,
      TAILORBIRD_MODE: 'demonstration',
    });
    expect(await shop.ended).not.toBe(0);
    expect(shop.log()).toContain('DATABASE_URL');
    expect(shop.log()).not.toContain('secret-word');
  });
});

const countdown = /<div data-block="countdown-timer".*?<\/aside><\/div>/s;

it('a page rendered anew is the same bytes but for what counts down, so that a shopper who comes back need not load it again', {
  timeout: firstStartMs,
}, async () => {
  const shop = await start({ TAILORBIRD_PAGE_CACHE: 'off' });
  await untilServing(shop, firstStartMs);
  const listing = await (await fetch(`${shop.origin}/eu/browse/womens`)).text();
  const product = /href="(\/eu\/p\/[^"]+)"/.exec(listing)?.[1] ?? '';
  const asked = ['/', '/eu/browse/womens', product, '/us/delivery', '/search?query=tee', '/shop-finder'];
  for (const path of asked) {
    const [one, other] = await Promise.all([1, 2].map(() => fetch(shop.origin + path)));
    expect([path, one?.status]).toEqual([path, 200]);
    expect((await one?.text())?.replace(countdown, '')).toBe((await other?.text())?.replace(countdown, ''));
  }
});
