import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { instant } from './columns.ts';

/** What the customer-data service knows of an e-mail address: whether it may be written to. */
export const contacts = pgTable('contacts', {
  emailKey: text('email_key').primaryKey(),
  marketingEmail: boolean('marketing_email').notNull().default(false),
  marketingPost: boolean('marketing_post').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/** Who wants to know when a variant is back in a channel. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    emailKey: text('email_key').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    email: text('email').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailKey, table.variantId, table.channelId] }),
    index('stock_notices_variant').on(table.variantId),
  ],
);
