import { err, ok, type Result } from '@tailorbird/commerce/result';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, DatabaseError } from './database.ts';

/** How long a connection may take, and how long a request waits for a free one. */
const connectionTimeout = 3_000;

/** Connects to a PostgreSQL server. A lost connection later is not fatal: the pool makes new ones. */
export async function openServer(url: string): Promise<Result<Database, DatabaseError>> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectionTimeout });
  // Without a listener the loss of an idle connection ends the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    return err(unreachable(url, cause));
  }
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
