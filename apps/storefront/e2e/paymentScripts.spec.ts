import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { startSecureShop } from '../../../scripts/secureShop.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, cards, goToPayment, orderNumber, payWith, withoutPictures } from './journey.ts';
import { changedHeaders, lookWhereShoppersPay } from './lookWhereShoppersPay.ts';
import { watchScripts } from './scriptInventory.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { walletOn } from './walletOn.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const dataDirectory = mkdtempSync(join(tmpdir(), 'tailorbird-payment-'));
const secure = await forThisFile(
  startSecureShop({ DATABASE_URL: inject('databaseUrl'), DATA_DIRECTORY: dataDirectory }),
);
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));
const product = (await database.buyable(93)).path;
/** On https, where browsers are told all there is to tell them. */
const secureShopper = () => newShopper(browser, { baseURL: secure.origin, ignoreHTTPSErrors: true });

test('reliability F9: from the bag to the confirmation, by card and by wallet, only scripts of the inventory run', {
  timeout: 180_000,
}, async () => {
  const shopper = await newShopper(browser);
  const { look, told } = watchScripts(shopper);
  const page = await shopper.newPage();
  const wallet = walletOn(page, database);
  const seen: string[] = [];
  const take = async () => {
    await look(page);
    seen.push(new URL(page.url()).pathname.split('/')[1] ?? '');
  };

  await wallet.inBag('uk', 93);
  await page.reload();
  await alive(page);
  await take();
  await page.goto('/checkout-identity', withoutPictures);
  await alive(page);
  await take();
  await page.goto('/bag', withoutPictures);
  await goToPayment(page, `scripts.${Date.now()}@shop.example`);
  await page.reload();
  await alive(page);
  await take();
  await payWith(page, cards.passes);
  await orderNumber(page);
  await take();
  await page.reload();
  await alive(page);
  await take();

  await wallet.inBag('uk', 93);
  await wallet.button().click();
  await wallet.fillIn({ email: `scripts.${Date.now()}@shop.example` });
  await take();
  await wallet.bought();
  await take();

  const { scripts, unknown } = await told(inject('origin'));
  await shopper.close();
  expect(unknown).toEqual([]);
  const hashes = [...new Set(scripts.map(({ hash }) => hash))].toSorted();
  const together = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  process.stdout.write(
    `reliability F9: ${hashes.length} scripts on the way to an order, 0 unknown, hash of all hashes ${together}\n`,
  );
  expect(new Set(seen)).toEqual(new Set(['bag', 'checkout-identity', 'checkout', 'order-confirmation']));
});

test('a script that is not in the inventory is told, and one that is not as it was built', async () => {
  const shopper = await newShopper(browser);
  const { look, told } = watchScripts(shopper);
  const page = await shopper.newPage();
  await page.route('**/bag', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const body = (await answer.text()).replace(
      '</head>',
      '<script>skim()</script><script src="/skim.js"></script></head>',
    );
    await route.fulfill({ headers, body });
  });
  await page.route('**/skim.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '0' }));
  await page.route(/\/assets\/fw-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};0` });
  });
  await page.goto('/bag', withoutPictures);
  await alive(page);
  await look(page);
  const { unknown } = await told(inject('origin'));
  await shopper.close();
  expect(unknown.map(({ name }) => name).toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/fw-/),
    '/skim.js',
    'inline skim()',
  ]);
});

test('reliability F9: a look from outside, as each week’s, finds the accepted headers and the scripts that were built', {
  timeout: 120_000,
}, async () => {
  const shopper = await secureShopper();
  const { headers, scripts, unknown } = await lookWhereShoppersPay(shopper, product);
  await shopper.close();
  expect(unknown).toEqual([]);
  expect(scripts).toBeGreaterThan(10);
  expect(Object.keys(headers)).toEqual(['/bag', '/checkout-identity', '/checkout']);
  expect(changedHeaders(headers)).toEqual([]);
});

test('reliability F9: that look tells of a policy that was opened, a header that is gone and a script that was added', {
  timeout: 120_000,
}, async () => {
  const shopper = await secureShopper();
  await shopper.route('**/checkout', async (route) => {
    const answer = await route.fetch();
    const { 'x-frame-options': _, ...headers } = answer.headers();
    const policy = headers['content-security-policy']?.replace(
      "script-src 'self'",
      "script-src 'self' https://skim.example",
    );
    const body = (await answer.text()).replace(
      '</head>',
      '<script src="https://skim.example/skim.js"></script></head>',
    );
    await route.fulfill({
      status: answer.status(),
      headers: { ...headers, 'content-security-policy': policy ?? '' },
      body,
    });
  });
  await shopper.route('https://skim.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '0' }),
  );
  const { headers, unknown } = await lookWhereShoppersPay(shopper, product);
  await shopper.close();
  expect(unknown).toEqual([expect.stringMatching(/^\/skim\.js /)]);
  expect(changedHeaders(headers)).toEqual([
    expect.stringMatching(/^\/checkout: content-security-policy is “.*skim\.example/),
    expect.stringMatching(/^\/checkout: x-frame-options is “”/),
  ]);
});
