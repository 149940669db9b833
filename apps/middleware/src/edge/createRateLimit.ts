import type { RateClass } from '@tailorbird/commerce/contract/method';
import type { EdgeClass } from './edgeRules.ts';

/** Requests a minute from one address, by what they are counted as. Behind one address there may be many shoppers. */
export type RateLimits<Class extends string> = { readonly [C in Class]: number };

/** What the contract's calls are counted by. */
export const callLimits: RateLimits<RateClass> = { read: 6_000, search: 1_200, write: 600, identity: 30 };

/** What requests for pages and files are counted by; a page that is kept is not counted. */
export const edgeLimits: RateLimits<EdgeClass> = { page: 1_200, form: 600, media: 6_000, payment: 30 };

const windowMs = 60_000;

/** Counts requests; answers the seconds to wait once an address is over its limit, else undefined. */
export type RateLimit<Class extends string = RateClass> = (
  address: string,
  rateClass: Class,
  now: Date,
) => number | undefined;

/** A fixed window of a minute, kept in memory: each process counts for itself. */
export function createRateLimit<Class extends string>(limits: RateLimits<Class>): RateLimit<Class> {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (address, rateClass, now) => {
    const time = now.getTime();
    if (time - windowStart >= windowMs) {
      windowStart = time;
      counts = new Map();
    }
    const key = `${rateClass} ${address}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limits[rateClass]) return undefined;
    return Math.max(1, Math.ceil((windowStart + windowMs - time) / 1000));
  };
}
