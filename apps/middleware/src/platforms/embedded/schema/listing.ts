import type { ProductCard } from '@tailorbird/commerce/model/product';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant, sortableText, textVector } from './columns.ts';

/**
 * One narrow row for each style, channel and category the style is listed in (its ancestors included, and
 * category 0 for the whole shop), so that a page of any listing in any order is one range of one index.
 * Derived: written only by `refreshListing`.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    channelId: integer('channel_id').notNull(),
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    /** What is paid now, in minor units. */
    price: integer('price').notNull(),
    newestAt: instant('newest_at').notNull(),
    sortName: sortableText('sort_name').notNull(),
    /** Colour families. */
    colours: text('colours').array().notNull(),
    sizes: text('sizes').array().notNull(),
    /** What the other facets say of the style, as `fit:Relaxed`. */
    traits: text('traits').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.categoryId, table.productId] }),
    index('listing_entries_product').on(table.productId),
    index('listing_entries_rank').on(table.channelId, table.categoryId, table.rank, table.productId),
    index('listing_entries_newest').on(
      table.channelId,
      table.categoryId,
      table.newestAt.desc(),
      table.productId,
    ),
    index('listing_entries_price').on(table.channelId, table.categoryId, table.price, table.productId),
    index('listing_entries_name').on(table.channelId, table.categoryId, table.sortName, table.productId),
  ],
);

/**
 * The words of each style in the language's own forms, as `products.search` has them: a search that asks which styles say a
 * word reads a fifth of what whole styles are. The column goes when no version that reads it is left, and the words are made
 * here. Derived.
 */
export const productWords = pgTable(
  'product_words',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    search: textVector('search').notNull(),
  },
  (table) => [index('product_words_search').using('gin', table.search)],
);

/** Every word of the styles' names, keywords and descriptions, and in how many of them it is. Derived. */
export const searchWordRows = pgTable(
  'search_words',
  { word: text('word').primaryKey(), styles: integer('styles').notNull() },
  (table) => [index('search_words_trigram').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Of each colour of a style, the sizes that can be bought in a market. */
export interface SizesInStock {
  readonly [colour: string]: readonly string[];
}

/** The card of a style in a channel, ready to send. Derived. */
export const listingCards = pgTable(
  'listing_cards',
  {
    channelId: integer('channel_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    card: jsonb('card').$type<ProductCard>().notNull(),
    /** Of each colour, the sizes that can be bought. */
    inStock: jsonb('in_stock').$type<SizesInStock>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.productId] })],
);

/**
 * How many styles of a category have a size. An empty string stands for "any": that row is the category's total, written
 * anew with each change of a style in it. Only rows without a colour are kept and read; the column goes when no version
 * that writes others is left. Derived.
 */
export const facetCounts = pgTable(
  'facet_counts',
  {
    channelId: integer('channel_id').notNull(),
    categoryId: integer('category_id').notNull(),
    colour: text('colour').notNull(),
    size: text('size').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.categoryId, table.colour, table.size] })],
);
