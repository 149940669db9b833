import type { RateClass } from '@tailorbird/commerce/contract/method';
import type { EdgeClass } from './edgeRules.ts';

/** Requests a minute from one address, by what they are counted as. Behind one address there may be many shoppers. */
export type RateLimits<Class extends string> = { readonly [C in Class]: number };

/** What the contract's calls are counted by. */
export const callLimits: RateLimits<RateClass> = { read: 6_000, search: 1_200, write: 600, identity: 30 };

/** What requests for pages and files are counted by; a page that is kept is not counted. */
export const edgeLimits: RateLimits<EdgeClass> = { page: 1_200, form: 600, media: 6_000, payment: 30 };

/** Counts requests; answers the seconds to wait once an address is over its limit, else undefined. */
export type RateLimit<Class extends string = RateClass> = (
  address: string,
  rateClass: Class,
  now: Date,
) => number | undefined | Promise<number | undefined>;

/** A fixed window of a minute, kept in memory: a process that is alone counts all there are. */
export function createRateLimit<Class extends string>(
  limits: RateLimits<Class>,
): (...asked: Parameters<RateLimit<Class>>) => number | undefined {
  const minute = createMinute();
  return (address, rateClass, now) => {
    const { requests } = minute.count(`${rateClass} ${address}`, now);
    return requests <= limits[rateClass] ? undefined : minute.secondsLeft(now);
  };
}

/** What a process knows of one address in the minute that runs. */
export interface MinuteCount {
  requests: number;
  /** Until when all processes together have had too many; in the past while they have not. */
  closedUntil: Date;
}

const windowMs = 60_000;

/** Counts in memory. All counts begin anew with each minute, so that none is kept longer. */
export function createMinute() {
  let windowStart = 0;
  let counts = new Map<string, MinuteCount>();
  return {
    count(key: string, now: Date): MinuteCount {
      if (now.getTime() - windowStart >= windowMs) {
        windowStart = now.getTime();
        counts = new Map();
      }
      const count = counts.get(key) ?? { requests: 0, closedUntil: new Date(0) };
      counts.set(key, count);
      count.requests += 1;
      return count;
    },
    secondsLeft: (now: Date): number => secondsUntil(new Date(windowStart + windowMs), now),
  };
}

/** What somebody who is refused is told to wait. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
