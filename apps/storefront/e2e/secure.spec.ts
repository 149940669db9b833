import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { startSecureShop } from '../../../scripts/secureShop.ts';
import { logIn, logOut, register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, goToPayment } from './journey.ts';
import { previewSecret } from './previewSecret.ts';
import type { RawAnswer } from './rawRequest.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { privatePaths, publicPaths } from './shopPaths.ts';
import { together } from './together.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(95)).path;
const dataDirectory = mkdtempSync(join(tmpdir(), 'tailorbird-secure-'));

const secure = await forThisFile(
  startSecureShop({
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIRECTORY: dataDirectory,
    TAILORBIRD_GERMAN_SITE: 'https://de.tailorbird.example',
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_DATA_LAYER: 'on',
    TAILORBIRD_PREVIEW_SECRET: previewSecret,
  }),
);
const run = Date.now();

/** A shopper, all they have told the shop, and what the shop has given them to know them by. */
interface Known {
  readonly shopper: BrowserContext;
  readonly page: Page;
  readonly email: string;
  readonly markers: string[];
  readonly setCookies: string[];
  cookie: string;
}

const open = async (name: string, scripts = false): Promise<Known> => {
  const shopper = await newShopper(browser, {
    baseURL: secure.origin,
    ignoreHTTPSErrors: true,
    javaScriptEnabled: scripts,
  });
  const page = await shopper.newPage();
  const setCookies: string[] = [];
  page.on('response', async (response) => {
    for (const { name: header, value } of await response.headersArray().catch(() => []))
      if (header.toLowerCase() === 'set-cookie') setCookies.push(...value.split('\n'));
  });
  return { shopper, page, email: `${name}.${run}@shop.example`, markers: [], setCookies, cookie: '' };
};

/** An account, an address and a bag with words of their own. */
async function settle(name: string): Promise<Known> {
  const known = await open(name);
  const { page, shopper, email, markers } = known;
  await addToBag(page, product, false);
  const [lastName, addressLine1] = [`${name}${run}`, `1 ${name} Lane ${run}`];
  await register(page, '', email, false, lastName);
  await saveAddress(page, '', addressLine1);
  const kept = await shopper.cookies();
  known.cookie = kept.map(({ name: key, value }) => `${key}=${value}`).join('; ');
  const ids = kept.filter(({ name: key }) => /sid$|cart_\d+_[A-Z]+$/.test(key)).map(({ value }) => value);
  markers.push(email, lastName, addressLine1, ...ids);
  return known;
}

function ask(path: string, cookie = ''): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${secure.port}`, ...(cookie && { cookie }) };
    const options = {
      host: '127.0.0.1',
      port: secure.port,
      path,
      headers,
      rejectUnauthorized: false,
      agent: false,
    };
    request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const slow = { timeout: 240_000 };

afterAll(() => {
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Where they go: all that is about them, and all that is everybody's, in each market, as pages, and in one as data. */
const crawled = ['', '/eu', '/us'].flatMap((prefix) =>
  [...privatePaths, ...publicPaths.filter((path) => path.startsWith('/')), product].flatMap((path) => {
    if (path === '/logout' || path === '/locale') return [];
    const page = path === '/' && prefix ? prefix : prefix + path;
    const [pathname = '', query] = page.split('?', 2);
    const data = `${pathname === '/' ? '/_' : pathname}.data${query ? `?${query}` : ''}`;
    return prefix ? [page] : [page, data];
  }),
);

test('reliability H2: a shared cache in front tells nobody a word about another shopper', slow, async () => {
  const [wren, maud] = [await settle('wren'), await settle('maud')];
  expect(crawled.length).toBeGreaterThanOrEqual(80);
  const mine = (answers: readonly RawAnswer[], { markers }: Known) =>
    markers.map(
      (marker) =>
        answers.filter(({ body, headers }) => (body + JSON.stringify(headers)).includes(marker)).length,
    );
  const crawl = async (cookie: string) => {
    const answers: RawAnswer[] = [];
    await together(crawled, 6, async (path) => void answers.push(await ask(path, cookie)));
    return answers;
  };
  const first = await crawl(wren.cookie);
  const other = await crawl(maud.cookie);
  const nobody = await crawl('');
  // The markers are real, and the cache is one.
  expect(
    mine(first, wren)
      .slice(0, 3)
      .every((count) => count > 0),
  ).toBe(true);
  expect(
    mine(other, maud)
      .slice(0, 3)
      .every((count) => count > 0),
  ).toBe(true);
  const hits = [...other, ...nobody].filter(({ headers }) => headers['x-cache'] === 'HIT').length;
  expect(hits).toBeGreaterThan(20);
  const leaked = [mine(other, wren), mine(nobody, wren), mine(nobody, maud)];
  expect(leaked.flat().every((count) => count === 0)).toBe(true);
  process.stdout.write(
    `reliability H2: 0 of ${wren.markers.length} markers in ${crawled.length} addresses asked 3 times, ${hits} answers from the cache\n`,
  );
  await wren.shopper.close();
  await maud.shopper.close();
});

/** What scripts of ours read or write, and none of it says who a shopper is: the rest is out of their reach. */
const readable = new Set(['consent', 'wishlist', 'user-authenticated', 'signed-up']);
const nameOf = (cookie: string) => cookie.split('=', 1)[0] ?? '';

test(
  'reliability F2: on https each cookie of a journey is of this host alone and closed to scripts and to other sites',
  slow,
  async () => {
    const { page, setCookies, email, shopper } = await open('cookies');
    await page.goto('/cookie-choices');
    await page.locator('#main').getByRole('button').first().click();
    await addToBag(page, product, false);
    await goToPayment(page, `guest.${email}`);
    await register(page, '', email, false);
    await logOut(page);
    await page.goto('/browse/womens');
    await page.locator('#main button[name="wish"]').first().click();
    await page.goto('/login');
    await logIn(page, email);
    await page.waitForURL(/my-account/);
    await page.goto(
      `/?ampl_domain=tailorbird.staging.bigcontent.io&ampl_timestamp=1798761600000&ampl_secret=${previewSecret}`,
    );
    await shopper.close();
    const names = [...new Set(setCookies.map(nameOf))].toSorted();
    for (const expected of ['__Host-sid', '__Host-cart_1406818_GBP', '__Host-preview', ...readable])
      expect(names).toContain(expected);
    const wrong = setCookies.filter((cookie) => {
      const has = (attribute: string) => cookie.split('; ').includes(attribute);
      const closed = has('Secure') && has('SameSite=Lax') && has('Path=/') && !/; Domain=/i.test(cookie);
      const own = nameOf(cookie).startsWith('__Host-') && has('HttpOnly');
      return !closed || !(own || readable.has(nameOf(cookie))) || cookie.length > 4096;
    });
    expect(wrong).toEqual([]);
    process.stdout.write(`reliability F2: ${setCookies.length} Set-Cookie headers, ${names.join(' ')}\n`);
  },
);

// Our own list, as far as a header can carry it.
const hostile = (
  JSON.parse(
    readFileSync(new URL('../../../security/payloads/inlineJson.json', import.meta.url), 'utf8'),
  ) as string[]
).filter((value) => /^[\t\x20-\x7e]*$/.test(value));
const long = 'x'.repeat(4000);
/** Ends each value, so that it is known again wherever it stands. */
const mark = 'q7z';

test('reliability F2: whatever a cookie holds, a page is a page and repeats none of it', slow, async () => {
  const values = [
    ...hostile,
    long,
    '',
    '"',
    '%',
    '%00',
    '%E0%A4%A',
    '{"__proto__":1}',
    '[[[[',
    '-1',
    '1e999',
    '../..',
    "' OR 1=1",
  ];
  expect(values.length).toBeGreaterThanOrEqual(50);
  const names = [
    'sid',
    'cart_1406818_GBP',
    'cart_1406818_GBP_loaded',
    'preview',
    'bag_view',
    'checkout_email',
    'siteLocale',
  ].map((name) => `__Host-${name}`);
  const all = [...names, ...readable, 'wsPreferredLocale', 'siteLocale'];
  const wrong: unknown[] = [];
  await together(
    values.flatMap((value) => ['/', '/bag', '/me', '/wishlist'].map((path) => ({ value, path }))),
    4,
    async ({ value, path }) => {
      // One long value is as much as a request's headers hold.
      const cookie = (value === long ? all.slice(0, 1) : all)
        .map((name) => `${name}=${value}${mark}`)
        .join('; ');
      const { status, body } = await ask(path, cookie);
      if (status !== 200 || body.includes(mark)) wrong.push([value.slice(0, 40), path, status]);
    },
  );
  expect(wrong).toEqual([]);
});
