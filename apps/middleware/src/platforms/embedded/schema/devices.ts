import { char, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Browsers in which a customer has logged in. Only the SHA-256 of the cookie's value is kept. */
export const devices = pgTable(
  'devices',
  {
    idHash: char('id_hash', { length: 64 }).notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idHash, table.customerId] }),
    index('devices_customer').on(table.customerId),
    index('devices_expiry').on(table.expiresAt),
  ],
);
