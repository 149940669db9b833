import { err, ok, type Result } from '@tailorbird/commerce/result';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Database, DatabaseError } from './database.ts';

/** How long the server may take to answer the first time, in milliseconds. */
const firstAnswerMs = 3_000;
/** How long a request may wait for one of our connections before it is told to come back. */
const waitMs = 10_000;

/** Connects to a PostgreSQL server. A lost connection later is not fatal: the pool makes new ones. */
export async function openServer(url: string): Promise<Result<Database, DatabaseError>> {
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
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: waitMs });
  // Without listeners the loss of a connection ends the process: the pool's hears of idle ones, and each connection's
  // own of those that are lent out, which between two statements of a transaction nobody else listens to.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return ok({ db: drizzle({ client: pool }), pool, isServer: true, close: () => pool.end() });
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
