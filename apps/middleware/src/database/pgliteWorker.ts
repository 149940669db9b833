import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod';
import { openFailure } from './openFailure.ts';

/**
 * The thread PGlite runs in, so that a slow query does not hold up requests. It speaks the wire protocol on
 * a unix socket; it says `ready` or why not, and closes the database when told `close`.
 */
const { directory, socket } = z.object({ directory: z.string(), socket: z.string() }).parse(workerData);

try {
  const db = await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
  await server.start();
  const close = async () => {
    await server.stop();
    await db.close();
    parentPort?.postMessage({ state: 'closed' });
    parentPort?.close();
  };
  parentPort?.on('message', () => void close());
  parentPort?.postMessage({ state: 'ready' });
} catch (cause) {
  parentPort?.postMessage({ state: 'failed', ...openFailure(cause) });
}
