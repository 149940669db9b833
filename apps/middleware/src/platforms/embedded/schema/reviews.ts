import type { Fit } from '@tailorbird/commerce/model/fit';
import type { ReviewStatus } from '@tailorbird/commerce/model/review';
import { char, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytes, instant } from './columns.ts';
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

/**
 * Photos of reviews, encoded anew. Until its review is written a photo is known to the session alone that handed it in.
 */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid('id').primaryKey(),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Its place among the photos of its review. */
    position: smallint('position').notNull().default(0),
    /** Hash of the session that handed it in, until its review is written. */
    session: char('session', { length: 64 }),
    /** WebP, as large as it is shown. */
    whole: bytes('whole').notNull(),
    /** WebP, a small square. */
    small: bytes('small').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('review_photos_review').on(table.reviewId, table.position),
    index('review_photos_session').on(table.session),
  ],
);
