import { serve } from '@hono/node-server';
import { createMiddleware } from './createMiddleware.ts';
import { readEnv } from './env.ts';

/** The middleware as a deployment of its own; the shop names it in MIDDLEWARE_URL. Ends cleanly when told to. */
const graceMs = 25_000;
const settleMs = 5_000;

function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

const env = readEnv();
if (!env.ok) fail(env.error);
const made = await createMiddleware(env.value);
if (!made.ok) fail(made.error.message);
const { app, drain, close } = made.value;
const server = serve({ fetch: app.fetch, port: env.value.PORT });
server.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EADDRINUSE') throw cause;
  fail(`Port ${env.value.PORT} is in use by another program. Stop it, or choose another: PORT=4000.`);
});

let ending = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (ending) process.exit(1);
    ending = true;
    drain();
    setTimeout(() => process.exit(1), graceMs + settleMs).unref();
    // A load balancer needs a moment to see that we are not ready.
    setTimeout(
      () => {
        server.close(() => void close().then(() => process.exit(0)));
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      },
      signal === 'SIGTERM' ? settleMs : 0,
    );
  });
}
