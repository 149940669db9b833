/**
 * `npm run bench`: what the built shop does, beside the limits measured in the same run. Quote ratios: the
 * figures themselves are this machine's, now.
 *
 *   npm run bench                      rates, weights, lab figures, listings of 400 styles
 *   npm run bench -- --large           listings of 100,000 styles too (minutes to make, on a server)
 *   npm run bench -- --only rates,lab
 *   npm run bench -- --against ../before    this shop beside that of another checkout (built) or an address, asked in
 *                                           turn, as ratios; --max-worse 15 makes 15 % worse an error, --out FILE keeps them
 *
 * With DATABASE_URL the shop runs on that (empty) PostgreSQL database, and listings in new ones beside it; without it
 * everything runs on PGlite. Rates are asked by wrk where it is installed (Debian: `wrk`), else by autocannon.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createClient } from '@tailorbird/commerce/client';
import { markets } from '@tailorbird/commerce/market';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/browser.ts';
import { commandOptions } from '../scripts/commandOptions.ts';
import { medianAdd } from './addToBag.ts';
import { compare } from './compare.ts';
import { type Lab, lab } from './lab.ts';
import { type Timing, timeListings } from './listings.ts';
import { loader, loadWarm } from './load.ts';
import { pagesOf } from './pages.ts';
import { startBaseline, startShop } from './servers.ts';
import { table } from './table.ts';

const { values: options } = commandOptions({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
    'max-worse': { type: 'string' },
    out: { type: 'string' },
  },
});
const parts = new Set((options.only ?? (options.against ? '' : 'rates,lab,listings')).split(','));
const folder = await mkdtemp(join(tmpdir(), 'tailorbird-bench-'));
const pages = await (async () => {
  if (!parts.has('rates') && !parts.has('lab')) return undefined;
  const shop = await startShop(join(folder, 'shop'));
  const found = await pagesOf(shop.url);
  await shop.stop();
  return found;
})();

try {
  if (pages && parts.has('rates')) await rates(pages);
  if (pages && parts.has('lab')) await labFigures(pages);
  if (parts.has('listings')) await listings();
  console.log(
    '\nWhich aims these meet, and what limits the others: docs/decisions/0097-which-aims-of-speed-are-met.md',
  );
  if (options.against)
    await compare({
      against: options.against,
      folder,
      out: options.out,
      maxWorse: options['max-worse'] === undefined ? undefined : Number(options['max-worse']),
    });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Requests a second of each page, rendered anew and from the page cache, beside the two limits. */
async function rates(paths: Record<string, string>): Promise<void> {
  const rows: (string | number)[][] = [
    [`16 connections, gzip, ${loader}`, 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'MB'],
  ];
  const bare = await startBaseline('bareRender.ts');
  rows.push([
    'limit: bare react-dom, 48 plain cards',
    ...figures(await loadWarm(bare.url)),
    await bare.megabytes(),
  ]);
  await bare.stop();
  const cards = await startBaseline('reactAlone.ts', await listedCards(), join(folder, 'cards'));
  rows.push([
    'limit: React alone, the listing’s 48 cards',
    ...figures(await loadWarm(cards.url)),
    await cards.megabytes(),
  ]);
  await cards.stop();
  const uncached = await startShop(join(folder, 'shop'), {
    TAILORBIRD_PAGE_CACHE: 'off',
    TAILORBIRD_PREPARE_PICTURES: 'off',
  });
  for (const [name, path] of Object.entries(paths))
    rows.push([
      `${name}, rendered each time`,
      ...figures(await loadWarm(uncached.url + path)),
      await uncached.megabytes(),
    ]);
  await uncached.stop();
  const shop = await startShop(join(folder, 'shop'), { TAILORBIRD_PREPARE_PICTURES: 'off' });
  for (const [name, path] of Object.entries(paths))
    rows.push([
      `${name}, from the page cache`,
      ...figures(await loadWarm(shop.url + path)),
      await shop.megabytes(),
    ]);
  const listing = await (await fetch(shop.url + (paths['listing'] ?? '/'))).text();
  await shop.stop();
  const file = join(folder, 'listing.html.br');
  await writeFile(file, brotliCompressSync(listing));
  const still = await startBaseline('staticBytes.ts', file);
  rows.push([
    'limit: bare node:http, the same bytes',
    ...figures(await loadWarm(still.url)),
    await still.megabytes(),
  ]);
  await still.stop();
  console.log(`\n${table(rows)}`);
}

/** A file with the cards of the listing that is measured. */
async function listedCards(): Promise<string> {
  const shop = await startShop(join(folder, 'shop'), { TAILORBIRD_PREPARE_PICTURES: 'off' });
  const { commerce } = createClient({
    baseUrl: shop.url,
    channelId: markets.uk.channelId,
    send: (request) => fetch(request),
  });
  const womens = await commerce.getCategory({ url: '/womens' });
  const categoryEntityId = womens.ok ? womens.value.category.id : 0;
  const listing = await commerce.getProductsWithFilter({ categoryEntityId });
  await shop.stop();
  if (!listing.ok) throw new Error(`There is no listing to draw: ${listing.error.message}`);
  const file = join(folder, 'cards.json');
  await writeFile(file, JSON.stringify(listing.value.cards));
  return file;
}

function figures({ requestsPerSecond, p50, p99, failures }: Awaited<ReturnType<typeof loadWarm>>) {
  return [requestsPerSecond, p50, p99, failures];
}

/** What a shopper on a slow phone sees: each figure the median of five visits. */
async function labFigures(paths: Record<string, string>): Promise<void> {
  const kB = (bytes: number) => Math.round(bytes / 102.4) / 10;
  const shop = await startShop(join(folder, 'shop'), { TAILORBIRD_PREPARE_PICTURES: 'off' });
  const browser = await chromium.launch(await findBrowser());
  const rows: (string | number)[][] = [
    [
      'slow 4G, processor ÷ 4, 412 px',
      'LCP ms',
      'CLS',
      'TBT ms',
      'main thread ms',
      'INP ms',
      'HTML kB',
      'JS before use kB',
      'JS kB',
      'fonts kB',
      'images kB',
    ],
  ];
  for (const [name, path] of Object.entries(paths)) {
    await lab(browser, shop.url + path);
    const visits: Lab[] = [];
    for (let i = 0; i < 5; i += 1) visits.push(await lab(browser, shop.url + path));
    const median = (figure: (visit: Lab) => number) =>
      visits.map(figure).toSorted((a, b) => a - b)[2] ?? Number.NaN;
    const inps = visits.flatMap(({ inp }) => inp ?? []);
    const bytes = (of: keyof Lab['bytes']) => kB(median((visit) => visit.bytes[of]));
    rows.push([
      name,
      median(({ lcp }) => lcp),
      Math.round(median(({ cls }) => cls) * 1000) / 1000,
      median(({ tbt }) => tbt),
      median(({ busy }) => busy),
      inps.toSorted((a, b) => a - b)[inps.length >> 1] ?? '–',
      bytes('document'),
      bytes('scriptBeforeUse'),
      bytes('script'),
      bytes('font'),
      bytes('image'),
    ]);
  }
  console.log(`\n${table(rows)}`);
  const added = await medianAdd(browser, shop.url);
  await browser.close();
  await shop.stop();
  const add = ['add to bag', added.inp, added.shown];
  console.log(`\n${table([['processor ÷ 4, 412 px', 'INP ms', 'shown as done ms'], add])}`);
}

/** What listings cost the database, as the catalogue grows. */
async function listings(): Promise<void> {
  const sizes = options.large ? [400, 10_000, 100_000] : [400, 10_000];
  const columns: Timing[][] = [];
  for (const styles of sizes)
    columns.push(await timeListings(styles, join(folder, `styles-${styles}`), process.env['DATABASE_URL']));
  const rows: (string | number)[][] = [
    [
      'through the middleware, median · p99 ms',
      ...sizes.map((styles) => `${styles.toLocaleString('en-GB')} styles`),
    ],
    ...(columns[0] ?? []).map(({ what }, i) => [
      what,
      ...columns.map((column) => `${column[i]?.median ?? '–'} · ${column[i]?.p99 ?? '–'}`),
    ]),
  ];
  console.log(`\n${table(rows)}`);
}
