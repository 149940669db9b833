/**
 * `npm run cluster`: two shops on one PostgreSQL server behind nginx, on `PORT` or 8080, until Ctrl-C. Without a
 * `DATABASE_URL` a server is started for it, and what was bought there is gone when it ends.
 */
import { startCluster } from './cluster/startCluster.ts';
import { commandOptions } from './commandOptions.ts';
import { startPostgres } from './postgresServer.ts';
import { requireFreePort, wantedPort } from './requireFreePort.ts';
import { stopWithParent } from './stopWithParent.ts';

commandOptions({});
const port = wantedPort(8080);
await requireFreePort(port, 'npm run cluster');
const own = process.env['DATABASE_URL'];
const server = own ? undefined : await startPostgres({ isDurable: true });
const ended = new Promise((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve));
stopWithParent();
try {
  const cluster = await startCluster({ databaseUrl: own || (server?.url ?? ''), port });
  const pids = cluster.shops.map(({ pid }) => pid);
  console.log(
    `The shop is at ${cluster.origin}: processes ${pids.join(' and ')} behind nginx. Kill one and go on shopping.`,
  );
  await ended;
  await cluster.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server?.stop();
}
