import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row: how often a content service has said that what it publishes is another. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint('id').primaryKey().default(1),
    version: integer('version').notNull(),
  },
  (table) => [check('content_version_one', sql`${table.id} = 1`)],
);
