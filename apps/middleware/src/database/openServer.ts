import { err, ok, type Result } from '@tailorbird/commerce/result';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type PoolConfig } from 'pg';
import type { Database, DatabaseError } from './database.ts';
import { RequestClient, ServerClient } from './serverClient.ts';
import { TracedPool } from './tracedPool.ts';

/** How long the server may take to answer the first time, in milliseconds. */
const firstAnswerMs = 3_000;

/** What a shopper's request may take of the server, in milliseconds: beyond it the shopper is told to come back. */
const requestBounds: PoolConfig = {
  Client: RequestClient,
  /** Until one of our connections is free, or a new one stands. */
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  /** A transaction whose process stands still lets go of its rows. */
  idle_in_transaction_session_timeout: 10_000,
  // Below what `RequestClient` takes for a server that stands still.
  idleTimeoutMillis: 5_000,
};

/** What a migration, an import or an export may take: as long as it needs, once it has a connection. */
const commandBounds: PoolConfig = { Client: ServerClient, connectionTimeoutMillis: 10_000 };

/**
 * Connects to a PostgreSQL server. A lost connection later is not fatal: the pool makes new ones. `isServing` bounds what
 * a statement, a lock and a wait may take, `atLength` apart.
 */
export async function openServer(url: string, isServing: boolean): Promise<Result<Database, DatabaseError>> {
  const first = new Client({ connectionString: url, connectionTimeoutMillis: firstAnswerMs });
  first.on('error', () => {});
  try {
    await first.connect();
    await first.query('select 1');
  } catch (cause) {
    return err(unreachable(url, cause));
  } finally {
    await first.end().catch(() => {});
  }
  const serving = connectionsTo(url, isServing ? requestBounds : commandBounds);
  return ok({
    ...serving,
    atLength: async (work) => {
      const patient = connectionsTo(url, commandBounds);
      try {
        return await work({ ...serving, ...patient });
      } finally {
        await patient.pool.end();
      }
    },
  });
}

function connectionsTo(url: string, bounds: PoolConfig): Omit<Database, 'atLength'> {
  const pool = new TracedPool({
    connectionString: url,
    max: 10,
    // A server whose machine is gone is noticed even where nothing is asked of it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...bounds,
  });
  // Without listeners the loss of a connection ends the process: the pool's hears of idle ones, and each connection's
  // own of those that are lent out, which between two statements of a transaction nobody else listens to.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle({ client: pool }), pool, isServer: true, close: () => pool.end() };
}

function unreachable(url: string, cause: unknown): DatabaseError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = (cause instanceof Error && cause.message) || code || 'no answer';
  return {
    tag: 'unreachable',
    message:
      `The database server at ${place(url)} (DATABASE_URL) cannot be reached: ${reason}.\n${fixFor(code)}` +
      ' Or unset DATABASE_URL to use the embedded database.',
  };
}

/** Host, port and database name; never the password. */
function place(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'an address that is not one';
}

function fixFor(code: string): string {
  if (code === 'ECONNREFUSED') return 'Start the server, or correct the port.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Correct the host name.';
  if (code.startsWith('28')) return 'Correct the user or the password.';
  if (code === '3D000') return 'Create the database (`createdb`), or correct its name.';
  return 'Check that the server runs and that this machine may connect to it.';
}
