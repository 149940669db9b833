import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { createRateLimit, type RateLimit, type RateLimits } from './edge/createRateLimit.ts';
import { shareRateLimit } from './edge/shareRateLimit.ts';
import type { Env } from './env.ts';
import { attemptKey, countAttempt } from './platforms/embedded/sessions/attempts.ts';

/** How a shop on this database limits requests: with the processes that share its server, or by itself, or not at all. */
export function rateLimitsOn(
  env: Env,
  { db, isServer }: Database,
  log: Logger,
): <Class extends string>(limits: RateLimits<Class>) => RateLimit<Class> {
  return (limits) => {
    if (env.TAILORBIRD_RATE_LIMIT !== 'on') return () => undefined;
    if (!isServer) return createRateLimit(limits);
    return shareRateLimit({
      limits,
      addUp: async ({ key, requests, most }, now) => {
        const limit = { most, perSeconds: 60 };
        const refusal = await countAttempt(db, attemptKey('rate', key), limit, now, requests);
        return refusal?.retryAfterSeconds;
      },
      onAlone: (cause) =>
        log.warn({ err: cause, op: 'rate' }, 'requests were counted without those of other processes'),
    });
  };
}
