import type { RateClass } from '@tailorbird/commerce/contract/method';

/** Calls a minute from one address. A shop in front of many shoppers behind one address sets its own. */
export type RateLimits = { readonly [Class in RateClass]: number };

const defaultRateLimits: RateLimits = { read: 6_000, search: 1_200, write: 600, identity: 30 };

const windowMs = 60_000;

/** Counts calls; answers the seconds to wait once an address is over its limit, else undefined. */
export type RateLimit = (address: string, rateClass: RateClass, now: Date) => number | undefined;

/** A fixed window of a minute, kept in memory: each process counts for itself. */
export function createRateLimit(limits: RateLimits = defaultRateLimits): RateLimit {
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
