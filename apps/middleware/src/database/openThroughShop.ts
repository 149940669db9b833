import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';

/** The embedded database of a shop that has it open, through the socket in its folder: for one that looks and goes. */
export function openThroughShop(directory: string): Pick<Database, 'db' | 'close'> {
  const pool = new Pool({
    host: directory,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 15_000,
  });
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}
