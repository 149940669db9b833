import type { ConsentPlace } from '@tailorbird/commerce/customer/consentWords';
import { char, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** What following a link does. */
export type LinkAction =
  /** Makes the browser that follows it one its customer is known in. */
  | { readonly purpose: 'unlock' }
  /** Makes an address, as it was typed, the one its customer logs in with. */
  | { readonly purpose: 'email'; readonly email: string }
  /** Says how an address may be written to; the second takes back, and gives nothing. */
  | {
      readonly purpose: 'consent' | 'withdrawal';
      readonly email: string;
      readonly wanted: { readonly marketingEmail?: boolean; readonly marketingPost?: boolean };
      readonly place: ConsentPlace;
    };

/** Links that were mailed and do something once. Only the SHA-256 of a link's token is kept. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    /** Of several links for the same thing the newest works: `unlock 17`. */
    subject: text('subject').notNull().unique(),
    action: jsonb('action').$type<LinkAction>().notNull(),
    /** Whose account it is about, if it is about one. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mailed_links_customer').on(table.customerId),
    index('mailed_links_expiry').on(table.expiresAt),
  ],
);
