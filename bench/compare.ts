import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/browser.ts';
import { pagesOf } from './pages.ts';
import { type Pair, type PairedPage, pairedRates, pairedVisits, worsePairs } from './paired.ts';
import { startShop } from './servers.ts';
import { table } from './table.ts';

/** A second shop: a built checkout, or one that runs already, which is then asked only as it is. */
interface Comparison {
  /** A folder, or an address that begins with http. */
  readonly against: string;
  /** Where the databases of shops that are started lie. */
  readonly folder: string;
  /** More than so many percent worse is an error. */
  readonly maxWorse: number | undefined;
  /** A file for all pairs as JSON. */
  readonly out: string | undefined;
}

/** A kind of page each; what narrows a listing is measured by `rates`. */
const comparedPages = ['home', 'listing', 'product'];
const noPictures = { TAILORBIRD_PREPARE_PICTURES: 'off' };
const noPageCache = { ...noPictures, TAILORBIRD_PAGE_CACHE: 'off' };

/** Prints what this shop's pages take beside another's, asked in turn, as ratios. */
export async function compare({ against, folder, maxWorse, out }: Comparison): Promise<void> {
  const isAddress = /^https?:/.test(against);
  const pairs: Pair[] = [];

  const beside = async (
    settings: Record<string, string>,
    measure: (pages: readonly PairedPage[]) => Promise<void>,
  ) => {
    const ours = await startShop(join(folder, 'shop'), settings);
    const other = isAddress ? undefined : await startShop(join(folder, 'other'), settings, resolve(against));
    const otherUrl = other?.url ?? new URL(against).origin;
    const [mine, theirs] = [await pagesOf(ours.url), await pagesOf(otherUrl)];
    await measure(
      comparedPages.map((name) => ({
        name,
        ours: ours.url + (mine[name] ?? '/'),
        other: otherUrl + (theirs[name] ?? '/'),
      })),
    );
    await ours.stop();
    await other?.stop();
  };

  await beside(noPictures, async (pages) => {
    const browser = await chromium.launch(await findBrowser());
    for (const page of pages) pairs.push(...(await pairedVisits(browser, page)));
    await browser.close();
    for (const page of pages) pairs.push(await pairedRates('requests/s as it is', page));
  });
  if (!isAddress)
    await beside(noPageCache, async (pages) => {
      for (const page of pages) pairs.push(await pairedRates('requests/s rendered anew', page));
    });

  const short = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value));
  const rows = pairs.map(({ page, figure, ours, other, ratio }) => [
    page,
    figure,
    short(ours),
    short(other),
    ratio.toFixed(2),
  ]);
  console.log(`\n${table([['asked in turn', 'figure', 'this shop', 'the other', 'ratio'], ...rows])}`);
  if (out) await writeFile(out, `${JSON.stringify(pairs, null, 2)}\n`);
  const worse = maxWorse === undefined ? [] : worsePairs(pairs, maxWorse);
  for (const { page, figure, ratio } of worse)
    console.error(`${page}, ${figure}: ${ratio.toFixed(2)} of the other's, more than ${maxWorse} % worse.`);
  if (worse.length > 0) process.exitCode = 1;
}
