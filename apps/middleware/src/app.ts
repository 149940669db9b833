import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@tailorbird/commerce/messages';
import { Hono } from 'hono';
import { createApi } from './api/createApi.ts';
import type { AppDependencies } from './appDependencies.ts';
import type { Database } from './database/database.ts';
import { isMigrated } from './database/migrate.ts';
import { createMcp } from './mcp/createMcp.ts';
import { createOpenApi } from './openApi.ts';
import { createRpc } from './rpc/rpc.ts';

/** What is for those who run the shop: whether it lives and is ready, and the description of its calls. */
export function createPrivateApp(deps: Pick<AppDependencies, 'db' | 'isDraining'>): Hono {
  return new Hono().route('/', createHealth(deps)).route('/', createOpenApi());
}

/** The middleware: the services' protocols, the contract's calls, in the specification's words too, and unless they have a port of their own, health and description. Binds no port. */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono();
  if (!deps.hasPrivatePort) app.route('/', createPrivateApp(deps));
  for (const service of deps.services) app.route('/', service);
  const rpc = createRpc(deps);
  app.route('/', createApi(deps, rpc));
  app.route('/', createMcp(deps, rpc));
  app.route('/', rpc);
  app.onError((cause, c) => {
    deps.log.error({ err: cause, op: 'request', path: c.req.path }, 'the request failed');
    return c.json({ tag: 'unavailable', message: messages.wentWrong }, 500);
  });
  return app;
}

/** Longest the database may take for the process to count as ready, in milliseconds. */
const databaseMs = 200;

/** `/healthz` and `/livez`: the process runs. `/readyz`: it can serve, and is to be sent requests. */
export function createHealth(deps: { db: Database['db']; isDraining: () => boolean }): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/livez', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store');
    if (deps.isDraining()) return c.text('draining', 503);
    const migrated = isMigrated(deps.db).then(
      (yes) => (yes ? undefined : 'the database is not migrated'),
      () => 'the database does not answer',
    );
    const problem = await Promise.race([migrated, sleep(databaseMs, 'the database is slow', { ref: false })]);
    return problem === undefined ? c.text('ok') : c.text(problem, 503);
  });
  return app;
}
