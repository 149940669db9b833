import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from './createMiddleware.ts';
import { closeInTurn } from './edge/closeInTurn.ts';
import { createEdge } from './edge/createEdge.ts';
import { createShutdown } from './edge/createShutdown.ts';
import { listen } from './edge/listen.ts';
import type { Env } from './env.ts';
import { createLog } from './errors/createLog.ts';
import { startErrorTracking } from './errors/startErrorTracking.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { tellSecurityEvent } from './tellSecurityEvent.ts';
import { startTracing } from './tracing/startTracing.ts';

/** Serves the middleware until the process is told to end. Answers why it could not begin; undefined when it serves. */
export async function serve(env: Env): Promise<string | undefined> {
  const stopErrors = startErrorTracking(env);
  const stopTracing = await startTracing(env);
  const metrics = await startMetrics(env);
  if (!metrics.ok) return metrics.error;
  const made = await createMiddleware(env);
  if (!made.ok) return made.error.message;
  const { app, edgeLimit, drain } = made.value;
  const close = async () => [
    ...(await made.value.close()),
    ...(await closeInTurn([
      { name: 'metrics', close: metrics.value },
      { name: 'tracing', close: stopTracing },
      { name: 'error tracking', close: stopErrors },
    ])),
  ];
  const log = createLog(env);
  const edge = createEdge({
    trustedProxies: env.TAILORBIRD_TRUST_PROXY,
    rateLimit: edgeLimit,
    clock: () => new Date(),
    warn: (message) => log.warn({ op: 'edge' }, message),
    onOverLimit: (counted) => tellSecurityEvent(log, 'excess_rate_limit_exceeded', { op: 'edge', counted }),
  });
  const guarded = new Hono().use('*', edge).route('/', app);
  const shutdown = createShutdown({
    graceMs: env.TAILORBIRD_DRAIN_SECONDS * 1000,
    onLeaving: drain,
    close,
    onUnclosed: (unclosed) => log.error({ op: 'close', unclosed }, 'not all was closed before the end'),
  });
  const listener = getRequestListener(guarded.fetch);
  const guardedListener = shutdown.guard((request, response) => void listener(request, response));
  try {
    shutdown.closeOnSignal(await listen(guardedListener, { port: env.PORT, host: env.HOST }));
    return undefined;
  } catch (cause) {
    await close();
    return cause instanceof Error ? cause.message : String(cause);
  }
}
