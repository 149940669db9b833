import type { Fit } from '@tailorbird/commerce/model/fit';
import type { ReviewStatus } from '@tailorbird/commerce/model/review';
import { char, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';

/** What shoppers say of a style. Only what is approved is shown, and counts in the style's rating. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    nickname: text('nickname').notNull(),
    createdAt: date('created_at', { mode: 'string' }).notNull(),
    /** How it fits, where the writer says so. */
    fit: text('fit').$type<Fit>(),
    status: text('status').$type<ReviewStatus>().notNull().default('approved'),
    /** Who wrote it, when they were signed in. */
    customerId: integer('customer_id').references(() => customers.id),
    /** Hash of the session in which a guest wrote it. */
    session: char('session', { length: 64 }),
    /** Names one sending of the form, so that a repeat is known. */
    submission: uuid('submission').unique('reviews_submission'),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_status').on(table.status),
    unique('reviews_customer').on(table.customerId, table.productId),
    unique('reviews_session').on(table.session, table.productId),
  ],
);
