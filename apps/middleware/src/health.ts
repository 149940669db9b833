import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { isMigrated } from './database/migrate.ts';

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
