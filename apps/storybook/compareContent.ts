/**
 * `npm run content -- compare`: the pages that change between two sets of content, side by side: what is published and what is staged, or
 * what will hold at a moment. It starts the built shop with the demonstration's goods, asks it for every item of both sets, and pictures,
 * on a phone and a desktop, the pages of those that differ. The report is `.cache/visual/content/index.html`.
 *
 *   --from published      what stands on the left: published, staging, or a moment such as 2027-01-01T09:00Z, as a preview shows it
 *   --to staging          what stands on the right
 *   uk/home eu/home       only these items, and those whose keys begin so
 */
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { commandOptions } from '../../scripts/commandOptions.ts';
import { root } from '../../scripts/root.ts';
import { ownStagingHost } from '../storefront/app/preview/stagingHost.ts';
import { type ChangedItem, type ContentSet, contentSet, pagesOf } from './visual/contentPages.ts';
import { differenceOf } from './visual/difference.ts';
import { openShop } from './visual/openShop.ts';
import { pictureBrowser } from './visual/pictureBrowser.ts';
import { readPixels, writeForEyes } from './visual/pixels.ts';
import { writeReport } from './visual/report.ts';
import type { Change } from './visual/reportData.ts';
import { aboutPages, type Guest, type PicturedPages, prefixes, shopGallery } from './visual/shopGallery.ts';
import { type Taken, takePictures } from './visual/takePictures.ts';

const folder = join(root, '.cache/visual/content');
const content = 'apps/middleware/content';
const secret = process.env['TAILORBIRD_PREVIEW_SECRET'] ?? '';
/** What only editors see of a page in a preview. */
const editorsOnly = 'aside[aria-label="Preview"], [data-shown]:has(> pre) { display: none !important }';

/** Every key there is a file for, published or staged, that begins with one of the words. */
function keysOf(words: readonly string[]): string[] {
  const files = ['published', 'staging'].flatMap((set) =>
    globSync('**/*.json', { cwd: join(root, content, set) }),
  );
  const keys = [...new Set(files.map((file) => file.replaceAll('\\', '/').replace(/\.json$/, '')))].sort();
  return words.length === 0 ? keys : keys.filter((key) => words.some((word) => key.startsWith(word)));
}

/** An item as it is delivered; nothing where there is none. */
async function itemOf(origin: string, key: string, { timestamp }: ContentSet): Promise<string | undefined> {
  const then = timestamp ? `&timestamp=${timestamp}` : '';
  const set = timestamp === undefined ? '' : '/staging';
  const response = await fetch(`${origin}${set}/content/key/${key}?depth=all&format=inlined${then}`, {
    headers: { 'x-api-key': secret },
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${key} of ${set || 'published'} was answered with ${response.status}.`);
  return response.text();
}

const answer = z.object({ content: z.object({ _meta: z.object({ schema: z.string() }) }) });

async function changedItems(origin: string, from: ContentSet, to: ContentSet): Promise<ChangedItem[]> {
  const changed: ChangedItem[] = [];
  for (const key of keysOf(positionals)) {
    const [before, after] = [await itemOf(origin, key, from), await itemOf(origin, key, to)];
    if (before === after) continue;
    const { schema } = answer.parse(JSON.parse(after ?? before ?? '')).content._meta;
    const files = ['staging', 'published'].map((set) => `${content}/${set}/${key}.json`);
    const source = files.find((file) => existsSync(join(root, file))) ?? content;
    changed.push({ key, schema, source });
  }
  return changed;
}

/** Somebody who was asked about cookies, and looks at a preview where the set is one. */
async function visitorOf(browser: Browser, origin: string, { timestamp }: ContentSet): Promise<Guest> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  await context.addCookies([{ name: 'consent', value: '1', url: origin }]);
  if (timestamp !== undefined) {
    const preview = { ampl_domain: ownStagingHost, ampl_timestamp: timestamp, ampl_secret: secret };
    const page = await context.newPage();
    await page.goto(`/?${new URLSearchParams(preview)}`, { waitUntil: 'domcontentloaded' });
  }
  const storageState = await context.storageState();
  await context.close();
  return { origin, storageState };
}

async function picture(
  browser: Browser,
  guest: Guest,
  pages: PicturedPages,
  onPicture: (taken: Taken) => void | Promise<void>,
): Promise<void> {
  const gallery = shopGallery(browser, guest, pages);
  const failures = await takePictures({
    gallery,
    ids: gallery.ids(''),
    pages: 1,
    isAccepted: () => Promise.resolve(false),
    onPicture: async (taken) => onPicture(taken),
  });
  if (failures.length > 0) throw new Error(`These could not be shown:\n  ${failures.join('\n  ')}`);
}

async function compare(origin: string, now: string, from: ContentSet, to: ContentSet): Promise<void> {
  const items = await changedItems(origin, from, to);
  const isAtMoment = [from, to].some(({ timestamp }) => timestamp !== undefined && timestamp !== '');
  const markets = Object.keys(prefixes).filter(
    (market) => positionals.length === 0 || positionals.some((word) => word.startsWith(market)),
  );
  const pages = pagesOf(items, isAtMoment ? markets : []);
  if (pages.size === 0) return console.log(`Nothing differs between ${from.title} and ${to.title}.`);
  console.log(`Items that differ: ${items.length}; pages pictured: ${pages.size}.`);
  const pictured = { pages, moment: now, scale: 1, withMissing: true, css: editorsOnly };
  const browser = await (await pictureBrowser()).open();
  const left = new Map<string, Buffer>();
  await picture(browser, await visitorOf(browser, origin, from), pictured, ({ name, png }) => {
    left.set(name, png);
  });
  const changes: Change[] = [];
  await picture(browser, await visitorOf(browser, origin, to), pictured, async ({ name, png }) => {
    const [before, after] = [await readPixels(left.get(name) ?? png), await readPixels(png)];
    const difference = differenceOf(before, after);
    if (difference === undefined) return;
    const [shownBefore, shownAfter, diff] = await Promise.all(
      [before, after, difference.shown].map(writeForEyes),
    );
    const causes = pages.get(name.replace(/\.\d+$/, ''))?.causes ?? [];
    const parts = { before: shownBefore, after: shownAfter, diff };
    changes.push({ name, kind: 'changed', count: difference.count, ...parts, causes });
  });
  await browser.close();
  tell(items, changes, { from, to, pages: pictured });
}

function tell(
  items: readonly ChangedItem[],
  changes: readonly Change[],
  { from, to, pages }: { from: ContentSet; to: ContentSet; pages: PicturedPages },
): void {
  const seen = new Set(changes.flatMap(({ causes = [] }) => causes));
  for (const { key } of items)
    if (!seen.has(key)) console.log(`${key} differs, and no page that is pictured shows it.`);
  if (changes.length === 0) return;
  const byName = changes.toSorted((one, other) => one.name.localeCompare(other.name));
  const about = aboutPages(pages.pages);
  writeReport(
    {
      folder,
      title: 'Pages that change',
      about,
      servedAt: 'http://localhost:3000',
      sides: [from.title, to.title],
    },
    byName,
  );
  console.log(`Pictures that differ: ${changes.length}. See ${join(folder, 'index.html')}`);
}

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'published' },
    to: { type: 'string', default: 'staging' },
  },
});
const [from, to] = [contentSet(values.from), contentSet(values.to)];
if (from === undefined || to === undefined) {
  const wrong = from === undefined ? values.from : values.to;
  console.error(
    `“${wrong}” is no set of content: say published, staging, or a moment such as 2027-01-01T09:00Z.`,
  );
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
const now = new Date().toISOString();
const shop = await openShop(now);
try {
  await compare(shop.origin, now, from, to);
} finally {
  await shop.close();
}
