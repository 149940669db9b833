const maxFailures = 5;
const openMs = 30_000;

/** A service that has failed is left alone: not a failure of its own, nor news. */
export class CircuitOpenError extends Error {}

/** Asks a service, unless it has just failed too often. */
export type CircuitBreaker = (service: string, ask: () => Promise<Response>) => Promise<Response>;

/**
 * Leaves a service alone for 30 s after five failures in a row, then lets one question through to see whether it is
 * back (reliability §4.9 and I4). A failure is no answer, or a status of 500 and above.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return async (service, ask) => {
    if (now() < openUntil) throw new CircuitOpenError(`${service} is left alone until it has had a rest.`);
    // Only one is let through at a time while nobody knows whether it is back.
    if (failures >= maxFailures) openUntil = now() + openMs;
    let failed = true;
    try {
      const response = await ask();
      failed = response.status >= 500;
      return response;
    } finally {
      failures = failed ? failures + 1 : 0;
      openUntil = failures >= maxFailures ? now() + openMs : Number.NEGATIVE_INFINITY;
    }
  };
}
