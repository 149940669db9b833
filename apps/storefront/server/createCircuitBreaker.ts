const maxFailures = 5;
const restMs = 30_000;

/** A service that has failed is left alone: not a failure of its own, nor news. */
export class CircuitOpenError extends Error {}

/** Asks a service, unless it has just failed too often. */
export type Breaker = (service: string, ask: () => Promise<Response>) => Promise<Response>;

/**
 * Leaves a service alone for 30 s after five failures in a row, then lets one question through to see whether it is
 * back (reliability §4.9 and I4). A failure is no answer, or a status of 500 and above.
 */
export function createCircuitBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (service, ask) => {
    if (now() < restsUntil) throw new CircuitOpenError(`${service} is left alone until it has had a rest.`);
    // Only one is let through at a time while nobody knows whether it is back.
    if (failures >= maxFailures) restsUntil = now() + restMs;
    let failed = true;
    try {
      const response = await ask();
      failed = response.status >= 500;
      return response;
    } finally {
      failures = failed ? failures + 1 : 0;
      restsUntil = failures >= maxFailures ? now() + restMs : Number.NEGATIVE_INFINITY;
    }
  };
}
