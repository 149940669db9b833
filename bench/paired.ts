import type { Browser } from 'playwright-core';
import { type Lab, lab } from './lab.ts';
import { load, warmUp } from './load.ts';

/** Visits of each page with each shop, and rounds of load. */
const [visits, rounds] = [7, 3];

/** One figure of one page: ours, the other's, and ours for one of the other's. */
export interface Pair {
  readonly page: string;
  readonly figure: string;
  readonly ours: number;
  readonly other: number;
  /** The median of the ratios of each turn. */
  readonly ratio: number;
}

/** Where a page is in our shop and in the other. */
export interface PairedPage {
  readonly name: string;
  readonly ours: string;
  readonly other: string;
}

const visitFigures: readonly (readonly [name: string, of: (visit: Lab) => number])[] = [
  ['LCP ms', ({ lcp }) => lcp],
  ['TBT ms', ({ tbt }) => tbt],
  ['main thread ms', ({ busy }) => busy],
  ['HTML kB', ({ bytes }) => bytes.document / 1024],
  ['JS kB', ({ bytes }) => bytes.script / 1024],
];

/** What a phone's shopper has of a page in either shop, visited in turn: what slows the machine for a while slows both. */
export async function pairedVisits(browser: Browser, page: PairedPage): Promise<readonly Pair[]> {
  const seen = await inTurn(visits, page, (address) => lab(browser, address));
  return visitFigures.map(([figure, of]) =>
    pairOf(
      page.name,
      figure,
      seen.map(([ours, other]) => [of(ours), of(other)]),
    ),
  );
}

/** How often a second each shop answers with a page, both running and asked in turn. */
export async function pairedRates(figure: string, page: PairedPage): Promise<Pair> {
  await warmUp(page.ours);
  await warmUp(page.other);
  const loads = await inTurn(rounds, page, (address) => load(address));
  return pairOf(
    page.name,
    figure,
    loads.map(([ours, other]) => [ours.requestsPerSecond, other.requestsPerSecond]),
  );
}

/** Asks both so many times, every other time the other first. */
async function inTurn<Figure>(
  times: number,
  page: PairedPage,
  ask: (address: string) => Promise<Figure>,
): Promise<readonly (readonly [ours: Figure, other: Figure])[]> {
  const turns: (readonly [Figure, Figure])[] = [];
  for (let time = 0; time < times; time += 1) {
    const first = await ask(time % 2 === 0 ? page.ours : page.other);
    const second = await ask(time % 2 === 0 ? page.other : page.ours);
    turns.push(time % 2 === 0 ? [first, second] : [second, first]);
  }
  return turns;
}

/** The medians of a figure on both sides, and of its ratios. */
export function pairOf(
  page: string,
  figure: string,
  turns: readonly (readonly [ours: number, other: number])[],
): Pair {
  return {
    page,
    figure,
    ours: medianOf(turns.map(([ours]) => ours)),
    other: medianOf(turns.map(([, other]) => other)),
    ratio: medianOf(turns.map(([ours, other]) => (ours === other ? 1 : ours / other))),
  };
}

/** Moments at which something is first seen jump by frames, and blocked time from nothing to much: they are told alone. */
const toldAlone = /^(?:LCP|TBT)/;

/** Pairs in which ours is worse than the other by more than so many percent: slower rates, more of all else. */
export function worsePairs(pairs: readonly Pair[], percent: number): readonly Pair[] {
  const most = 1 + percent / 100;
  return pairs.filter(({ figure, ratio }) => {
    if (toldAlone.test(figure)) return false;
    return figure.includes('requests/s') ? ratio < 1 / most : ratio > most;
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
