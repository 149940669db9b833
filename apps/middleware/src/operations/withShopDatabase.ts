import type { Database } from '../database/database.ts';
import { isMigrated, migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { type Env, readEnv } from '../env.ts';

/** What a command did: a text to print, and whether it worked. */
export interface Outcome {
  readonly worked: boolean;
  readonly text: string;
}

/**
 * Runs a command on the shop's database, prints what came of it and ends the process with 0 or 1. One that `onlyReads`
 * finds the database as it is.
 */
export async function withShopDatabase(
  command: (database: Database, env: Env) => Promise<Outcome>,
  { onlyReads = false } = {},
): Promise<void> {
  await withDatabase(async (database, env) => {
    if (!onlyReads) await migrate(database);
    else if (!(await isMigrated(database.db).catch(() => false)))
      return {
        worked: false,
        text: 'The database is of another version of the shop. `npm run migrate` brings it up to date.',
      };
    return command(database, env);
  });
}

/** Runs a command on the shop's database, of whatever version it is; prints and ends as `withShopDatabase` does. */
export async function withDatabase(
  command: (database: Database, env: Env) => Promise<Outcome>,
): Promise<void> {
  const env = readEnv();
  if (!env.ok) return print({ worked: false, text: env.error });
  const opened = await openDatabase({ url: env.value.DATABASE_URL, directory: env.value.DATA_DIRECTORY });
  if (!opened.ok) return print({ worked: false, text: opened.error.message });
  try {
    print(await command(opened.value, env.value));
  } finally {
    await opened.value.close();
  }
}

/** Prints an outcome where it belongs. */
export function print({ worked, text }: Outcome): void {
  process[worked ? 'stdout' : 'stderr'].write(`${text}\n`);
  if (!worked) process.exitCode = 1;
}
