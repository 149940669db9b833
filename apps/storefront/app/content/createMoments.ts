import type { Market } from '@tailorbird/commerce/market';
import type { RequestFacts } from '../requestContext.ts';

/** How long something is kept, in milliseconds: with what content takes to be noticed, a change is seen within two seconds. */
const momentMs = 500;

interface Kept<Found> {
  readonly found: Found;
  readonly version: number;
  readonly at: number;
}

/** What a shop has for everyone in a market: what was found a moment ago, unless other content was published since. */
export type Moments<Found> = (
  shop: Pick<RequestFacts, 'send' | 'contentVersion'>,
  market: Market,
  load: () => Promise<Found>,
) => Promise<Found>;

/**
 * Keeps for a moment what surrounds every page, so that pages made one after the other are made of the same objects. What
 * fails is not kept. `now` is in milliseconds.
 */
export function createMoments<Found>(now: () => number): Moments<Found> {
  // A shop is known by what reaches its middleware: in a test there are several in one process.
  const shops = new WeakMap<RequestFacts['send'], Map<Market, Kept<Found>>>();
  return async ({ send, contentVersion: version }, market, load) => {
    const markets = shops.get(send) ?? new Map<Market, Kept<Found>>();
    shops.set(send, markets);
    const kept = markets.get(market);
    const at = now();
    if (kept && kept.version === version && at - kept.at < momentMs) return kept.found;
    const found = await load();
    markets.set(market, { found, version, at });
    return found;
  };
}
