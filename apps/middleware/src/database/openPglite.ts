import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { drizzle } from 'drizzle-orm/node-postgres';

import type { Database, DatabaseError } from './database.ts';
import { type DirectoryLock, lockDirectory } from './directoryLock.ts';
import { openFailure } from './openFailure.ts';
import { TracedClient } from './serverClient.ts';
import { TracedPool } from './tracedPool.ts';

const anyFix =
  'Check that the folder can be written and the disk is not full. If the data may be lost, delete the folder and start again.';

/** Longest path a unix socket may have on every system we know, less the name PostgreSQL clients add. */
const maxSocketFolderLength = 85;

type WorkerMessage =
  | { state: 'ready' | 'closed' }
  | { state: 'failed'; reason: string; fix?: string | undefined };

/** Opens the embedded database in `directory`, creating it when there is none. */
export async function openPglite(directory: string): Promise<Result<Database, DatabaseError>> {
  const folder = resolve(directory);
  const prepared = prepare(folder);
  if (!prepared.ok) return prepared;
  const sockets = socketFolder(folder);
  // The lock says nobody else is here: a socket that is, was left by a process that was killed.
  rmSync(join(sockets, '.s.PGSQL.5432'), { force: true });
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: { directory: join(folder, 'pg'), socket: join(sockets, '.s.PGSQL.5432') },
  });
  const first = await nextMessage(worker);
  if (first.state !== 'ready') {
    prepared.value.release();
    return err(unusable(folder, first.state === 'failed' ? first : { reason: 'it closed at once' }));
  }
  return ok(connect(worker, sockets, prepared.value));
}

function prepare(folder: string): Result<DirectoryLock, DatabaseError> {
  try {
    // PGlite writes some files for everybody to change; nobody else gets as far as to them.
    const pg = join(folder, 'pg');
    mkdirSync(pg, { recursive: true });
    chmodSync(pg, 0o700);
    return lockDirectory(folder);
  } catch (cause) {
    return err(unusable(folder, openFailure(cause)));
  }
}

function unusable(
  folder: string,
  { reason, fix = anyFix }: { reason: string; fix?: string | undefined },
): DatabaseError {
  return { tag: 'unusable', message: `The database in ${folder} cannot be opened: ${reason}.\n${fix}` };
}

function socketFolder(folder: string): string {
  if (folder.length <= maxSocketFolderLength) return folder;
  return mkdtempSync(join(tmpdir(), 'tailorbird-'));
}

function connect(worker: Worker, sockets: string, lock: DirectoryLock): Database {
  // One connection: PGlite has one session, and two would share its transactions.
  const pool = new TracedPool({
    Client: TracedClient,
    host: sockets,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  });
  pool.on('error', () => {});
  const close = async () => {
    await pool.end();
    const closed = nextMessage(worker);
    worker.postMessage('close');
    await closed;
    await worker.terminate();
    rmSync(join(sockets, '.s.PGSQL.5432'), { force: true });
    lock.release();
  };
  const database = { db: drizzle({ client: pool }), pool, isServer: false, close };
  return { ...database, atLength: (work) => work(database) };
}

function nextMessage(worker: Worker): Promise<WorkerMessage> {
  return new Promise((done) => {
    worker.once('message', done);
    worker.once('error', (cause: Error) => done({ state: 'failed', ...openFailure(cause) }));
    worker.once('exit', (code) => done({ state: 'failed', reason: `its thread ended with code ${code}` }));
  });
}
