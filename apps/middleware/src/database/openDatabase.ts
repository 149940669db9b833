import type { Result } from '@tailorbird/commerce/result';
import type { Database, DatabaseError } from './database.ts';
import { openPglite } from './openPglite.ts';
import { openServer } from './openServer.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database is used. */
  readonly url?: string | undefined;
  /** Where the embedded database keeps its files. */
  readonly directory: string;
  /** Whether shoppers wait for it: then nothing asked of a server may take long. */
  readonly isServing?: boolean;
}

/** Opens the shop's database, not yet migrated. Errors are values that say what to do. */
export function openDatabase(options: DatabaseOptions): Promise<Result<Database, DatabaseError>> {
  return options.url ? openServer(options.url, options.isServing ?? false) : openPglite(options.directory);
}
