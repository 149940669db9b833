import { err, ok, type Result } from '@tailorbird/commerce/result';
import { createEdge } from '../edge/createEdge.ts';
import type { RateLimit } from '../edge/createRateLimit.ts';
import type { EdgeClass } from '../edge/edgeRules.ts';
import { knownHosts } from '../edge/knownHosts.ts';
import { serveApp } from '../edge/serveApp.ts';
import type { Env } from '../env.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { createOffice } from './createOffice.ts';
import type { OfficeDependencies } from './officeContext.ts';

type Parts = Omit<OfficeDependencies, 'publicUrl' | 'officeUrl' | 'operators' | 'trustedProxies'> & {
  readonly env: Env;
  readonly rateLimit: RateLimit<EdgeClass>;
};

/**
 * Serves the back office on its port, behind an edge of its own; without a port there is none.
 *
 * @returns How to stop; where the port cannot be had, why not and what to do.
 */
export async function serveOffice({ env, rateLimit, ...parts }: Parts): Promise<Result<() => void, string>> {
  const { TAILORBIRD_OFFICE_PORT: port, TAILORBIRD_OFFICE_HOST: host } = env;
  if (port === undefined) return ok(() => undefined);
  const { clock, log } = parts;
  const officeUrl = env.TAILORBIRD_OFFICE_URL ?? `http://localhost:${port}`;
  const trustedProxies = env.TAILORBIRD_TRUST_PROXY;
  const edge = createEdge({
    isKnownHost: knownHosts(officeUrl),
    trustedProxies,
    rateLimit,
    clock,
    warn: (message) => log.warn({ op: 'office' }, message),
    onOverLimit: (counted) => tellSecurityEvent(log, 'excess_rate_limit_exceeded', { op: 'office', counted }),
  });
  const operators = env.TAILORBIRD_OFFICE_OPERATORS;
  const app = createOffice(
    { ...parts, publicUrl: env.PUBLIC_URL, officeUrl, operators, trustedProxies },
    edge,
  );
  try {
    return ok(await serveApp(app, { port, host }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return err(
      `The back office cannot be served on ${host}:${port}: ${reason} Choose another by TAILORBIRD_OFFICE_PORT.`,
    );
  }
}
