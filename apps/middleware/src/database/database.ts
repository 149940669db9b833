import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The open database; also what a transaction is, so a query can be written once for both. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: NodePgDatabase<Record<string, never>>;
  readonly pool: Pool;
  /** True when it is a PostgreSQL server, which many processes may share. */
  readonly isServer: boolean;
  readonly close: () => Promise<void>;
  /** Does work that may take long, as a migration does, without the bounds a shopper's request has. */
  readonly atLength: <T>(work: (database: Omit<Database, 'atLength'>) => Promise<T>) => Promise<T>;
}

/** Why the database could not be opened; `message` names the thing, the cause and the fix. */
export interface DatabaseError {
  readonly tag: 'unreachable' | 'held' | 'unusable';
  readonly message: string;
}
