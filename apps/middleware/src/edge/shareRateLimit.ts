import { setTimeout as sleep } from 'node:timers/promises';
import { createMinute, type RateLimit, type RateLimits, secondsUntil } from './createRateLimit.ts';

/** Adds requests to what all processes had of a key in its minute; answers the seconds to wait when they are too many. */
export type AddUp = (
  counted: { readonly key: string; readonly requests: number; readonly most: number },
  now: Date,
) => Promise<number | undefined>;

interface Options<Class extends string> {
  readonly limits: RateLimits<Class>;
  readonly addUp: AddUp;
  /** Told when it could not be added, or not in time: then this process goes by what it has counted itself. */
  readonly onAlone: (cause: unknown) => void;
  /** How long a request waits for the others' counts, in milliseconds. */
  readonly patienceMs?: number;
}

/** Of this many parts of a limit is told when one is full. A limit of fewer requests than two of them is exact. */
const parts = 20;

/**
 * Counts requests together with other processes. Each counts in memory, and adds up what it has counted of an address
 * each time it comes to a twentieth of the limit: who asks less than that costs nobody anything, and an address may get
 * a twentieth more for each process there is. Of a limit as low as that of signing in every request is added.
 */
export function shareRateLimit<Class extends string>({
  limits,
  addUp,
  onAlone,
  patienceMs = 250,
}: Options<Class>): RateLimit<Class> {
  const minute = createMinute();
  return (address, rateClass, now) => {
    const key = `${rateClass} ${address}`;
    const most = limits[rateClass];
    const count = minute.count(key, now);
    if (count.closedUntil > now) return secondsUntil(count.closedUntil, now);
    if (count.requests > most) return minute.secondsLeft(now);
    const part = Math.max(1, Math.floor(most / parts));
    if (count.requests % part !== 0) return undefined;
    const added = addUp({ key, requests: part, most }, now).then((seconds) => {
      // Also when nobody waits for it any more: the next request is refused.
      if (seconds !== undefined) count.closedUntil = new Date(now.getTime() + seconds * 1000);
      return seconds;
    });
    return inTime(added, patienceMs).catch((cause: unknown) => {
      onAlone(cause);
      return undefined;
    });
  };
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const stopped = new AbortController();
  const late = sleep(ms, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`The counts of other processes did not come within ${ms} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stopped.abort();
  }
}
