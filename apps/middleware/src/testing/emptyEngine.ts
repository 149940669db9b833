import { type Engine, embeddedEngine, serverEngine } from '../../proofs/crashes/engine.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { copyEmptyPglite } from './openTestDatabase.ts';

const server = process.env['TEST_DATABASE_URL'];

/** A database without tables that processes of their own can be given: on the server there is, or embedded. */
export async function emptyEngine(): Promise<Engine> {
  if (server !== undefined) return serverEngine(server);
  const engine = embeddedEngine();
  await copyEmptyPglite(engine.env['DATA_DIRECTORY'] ?? '');
  return engine;
}

/**
 * Opens an engine's database for some work, and closes it after.
 * @throws If it cannot be opened, and what the work throws.
 */
export async function inside<T>({ env }: Engine, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ url: env['DATABASE_URL'], directory: env['DATA_DIRECTORY'] ?? '' });
  if (!opened.ok) throw new Error(opened.error.message);
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}
