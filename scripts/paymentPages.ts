/**
 * `npm run payment -- https://shop.example [--accept]`: goes through a shop on the internet as a guest, from a
 * product to the payment, and compares every script and header that its pages bring with what was built here and
 * accepted (PCI DSS 6.4.3 and 11.6.1, reliability F9). Build what is deployed first. Ends with 1 and what differs.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import {
  acceptedHeadersFile,
  changedHeaders,
  lookWhereShoppersPay,
} from '../apps/storefront/e2e/lookWhereShoppersPay.ts';
import { findBrowser } from './browser.ts';
import { buildStorefront } from './buildStorefront.ts';
import { commandOptions } from './commandOptions.ts';

const { values: options, positionals } = commandOptions({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Name the shop: npm run payment -- https://shop.example');
  process.exit(1);
}
const { origin } = new URL(address);
/** So many products are looked at until one can be bought. */
const maxProducts = 50;

/** A guest who has refused to be counted. Where the certificate is the shop's own, as on this machine, it is believed. */
async function guest(browser: Browser): Promise<BrowserContext> {
  const isHere = new URL(origin).hostname === 'localhost';
  const shopper = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: isHere });
  await shopper.addCookies([{ name: 'consent', value: '1', url: origin }]);
  return shopper;
}

/** The first product of the shop's own list that can go into the bag as it is. */
async function buyable(shopper: BrowserContext): Promise<string> {
  const list = await shopper.request.get('/sitemaps/products-1.xml');
  const paths = [...(await list.text()).matchAll(/<loc>[^<]*?(\/p\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const page = await shopper.newPage();
  for (const path of paths.slice(0, maxProducts)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (await page.getByRole('button', { name: 'Add to bag' }).isVisible()) {
      await page.close();
      return path;
    }
  }
  throw new Error(`None of ${paths.length} products of ${origin}/sitemaps/products-1.xml can be bought.`);
}

await buildStorefront();
const found = await findBrowser();
const browser = await chromium.launch(found);
try {
  const shopper = await guest(browser);
  const { headers, scripts, unknown } = await lookWhereShoppersPay(shopper, await buyable(shopper));
  if (options.accept) {
    const about =
      'What the pages where shoppers pay say to browsers, as it was accepted: npm run payment -- ADDRESS --accept writes it, without the hashes of scripts.';
    const [accepted = {}] = Object.values(headers);
    writeFileSync(acceptedHeadersFile, `${JSON.stringify({ about, headers: accepted }, undefined, 2)}\n`);
  }
  const differing = [
    ...unknown.map((script) => `not in the inventory, or not as built: ${script}`),
    ...changedHeaders(headers),
  ];
  console.log(
    `reliability F9: ${scripts} scripts and the headers of ${Object.keys(headers).length} pages of ${origin}: ${differing.length} differ`,
  );
  for (const difference of differing) console.log(`  ${difference}`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}
