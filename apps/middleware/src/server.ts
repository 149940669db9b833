import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createMiddleware } from './createMiddleware.ts';
import { createEdge } from './edge/createEdge.ts';
import { createRateLimit, edgeLimits } from './edge/createRateLimit.ts';
import { createShutdown } from './edge/createShutdown.ts';
import { listen } from './edge/listen.ts';
import { readEnv } from './env.ts';
import { tellSecurityEvent } from './tellSecurityEvent.ts';
import { startTracing } from './tracing/startTracing.ts';

/** The middleware as a deployment of its own; the shop names it in MIDDLEWARE_URL. Ends cleanly when told to. */
function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

const env = readEnv();
if (!env.ok) fail(env.error);
const stopTracing = await startTracing(env.value);
const made = await createMiddleware(env.value);
if (!made.ok) fail(made.error.message);
const { app, drain } = made.value;
const close = () => made.value.close().then(stopTracing);
const log = pino({ level: env.value.LOG_LEVEL });
const edge = createEdge({
  trustedProxies: env.value.TAILORBIRD_TRUST_PROXY,
  rateLimit: env.value.TAILORBIRD_RATE_LIMIT === 'on' ? createRateLimit(edgeLimits) : () => undefined,
  clock: () => new Date(),
  warn: (message) => log.warn({ op: 'edge' }, message),
  onOverLimit: (counted) => tellSecurityEvent(log, 'excess_rate_limit_exceeded', { op: 'edge', counted }),
});
const guarded = new Hono().use('*', edge).route('/', app);
const shutdown = createShutdown({
  graceMs: env.value.TAILORBIRD_DRAIN_SECONDS * 1000,
  onLeaving: drain,
  close,
});
const listener = getRequestListener(guarded.fetch);
const guardedListener = shutdown.guard((request, response) => void listener(request, response));
try {
  shutdown.closeOnSignal(await listen(guardedListener, { port: env.value.PORT, host: env.value.HOST }));
} catch (cause) {
  await close();
  fail(cause instanceof Error ? cause.message : String(cause));
}
