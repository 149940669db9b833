import type { Browser } from 'playwright-core';
import { type Lab, lab } from './lab.ts';
import { load, warmUp } from './load.ts';

/** Visits of each page with each shop, and rounds of load. */
const [visits, rounds] = [7, 3];
const roundSeconds = 6;

/** One figure of one page: ours, the other's, and ours for one of the other's. */
export interface Pair {
  readonly page: string;
  readonly figure: string;
  readonly ours: number;
  readonly other: number;
  /** The median of the ratios of each turn; not a number where the other has none of it. */
  readonly ratio: number;
}

/** Where a page is in our shop and in the other. */
export interface PairedPage {
  readonly name: string;
  readonly ours: string;
  readonly other: string;
}

const figures: readonly (readonly [name: string, of: (visit: Lab) => number])[] = [
  ['LCP ms', ({ lcp }) => lcp],
  ['TBT ms', ({ tbt }) => tbt],
  ['main thread ms', ({ busy }) => busy],
  ['HTML kB', ({ bytes }) => bytes.document / 1024],
  ['JS kB', ({ bytes }) => bytes.script / 1024],
];

/**
 * Two shops that run at once, asked in turn, each as often first as second: what makes the machine slow for a while
 * makes both slow. Rates are those of the same page again and again, as a shop is started: from its page cache.
 */
export async function paired(browser: Browser, pages: readonly PairedPage[]): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const page of pages) {
    const seen = await inTurn(visits, {
      ours: () => lab(browser, page.ours),
      other: () => lab(browser, page.other),
    });
    for (const [figure, of] of figures)
      pairs.push(
        pairOf(
          page.name,
          figure,
          seen.map(([ours, other]) => [of(ours), of(other)]),
        ),
      );
    await warmUp(page.ours);
    await warmUp(page.other);
    const loads = await inTurn(rounds, {
      ours: () => load(page.ours, roundSeconds),
      other: () => load(page.other, roundSeconds),
    });
    const rates = loads.map(([ours, other]) => [ours.requestsPerSecond, other.requestsPerSecond] as const);
    pairs.push(pairOf(page.name, 'requests/s', rates));
  }
  return pairs;
}

/** Does both so many times, every other time the other first. */
async function inTurn<Figure>(
  times: number,
  { ours, other }: { ours: () => Promise<Figure>; other: () => Promise<Figure> },
): Promise<readonly (readonly [ours: Figure, other: Figure])[]> {
  const all: (readonly [Figure, Figure])[] = [];
  for (let time = 0; time < times; time += 1) {
    if (time % 2 === 0) {
      const mine = await ours();
      all.push([mine, await other()]);
    } else {
      const theirs = await other();
      all.push([await ours(), theirs]);
    }
  }
  return all;
}

/** The medians of a figure on both sides, and of its ratios. */
export function pairOf(
  page: string,
  figure: string,
  seen: readonly (readonly [ours: number, other: number])[],
): Pair {
  return {
    page,
    figure,
    ours: medianOf(seen.map(([ours]) => ours)),
    other: medianOf(seen.map(([, other]) => other)),
    ratio: medianOf(seen.map(([ours, other]) => (ours === other ? 1 : ours / other))),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
