import type { CustomFieldName, InventoryTracking, Modifier } from '@tailorbird/commerce/model/product';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  char,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant, textVector } from './columns.ts';
import { stockItems } from './inventory.ts';

/** The category tree. `url` has no market prefix and no `/browse`: `/womens/dresses`. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id'),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  url: text('url').notNull().unique(),
  /** Ids from the root to this category, itself included. */
  path: integer('path').array().notNull(),
  position: integer('position').notNull().default(0),
  description: text('description').notNull().default(''),
});

/** Styles. Facts that differ by channel are in `product_prices`; by colour in `product_colours`. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Style code: the first 6 characters of every SKU of the style. */
    sku: char('sku', { length: 6 }).notNull().unique(),
    /** Name of the style in the file it was imported from; for seeded styles the slug with the style code. */
    handle: text('handle').notNull().unique(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Paragraphs of plain text. */
    description: jsonb('description').$type<string[]>().notNull(),
    /** Kind of thing that the picture studio draws. */
    kind: text('kind').notNull(),
    inventoryTracking: text('inventory_tracking').$type<InventoryTracking>().notNull(),
    customFields: jsonb('custom_fields')
      .$type<Partial<Record<CustomFieldName, string>>>()
      .notNull()
      .default({}),
    productBadge: text('product_badge'),
    isPriceHidden: boolean('is_price_hidden').notNull().default(false),
    modifiers: jsonb('modifiers').$type<Modifier[]>().notNull().default([]),
    source: text('source').$type<'seed' | 'import'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Place in the featured order, lowest first. */
    rank: integer('rank').notNull().default(0),
    ratingAverage: doublePrecision('rating_average'),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Category and colour names; kept by `refreshListing`. */
    keywords: text('keywords').notNull().default(''),
    search: textVector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'C')`,
      ),
  },
  (table) => [index('products_search').using('gin', table.search)],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
);

export const productColours = pgTable(
  'product_colours',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As shown: `Moss Green`. */
    colour: text('colour').notNull(),
    /** Value of the colour facet: `Green`. */
    family: text('family').notNull(),
    /** `#rrggbb`. */
    swatch: text('swatch').notNull(),
    position: smallint('position').notNull().default(0),
    /** The picture studio's recipe; null when the colour has pictures of its own. */
    recipe: jsonb('recipe'),
    /** Picture addresses of an imported style, best first. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
  },
  (table) => [
    unique('product_colours_colour').on(table.productId, table.colour),
    index('product_colours_family').on(table.family, table.swatch),
  ],
);

export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    colour: text('colour'),
    size: text('size'),
    length: text('length'),
    /** Order in which variants, and so their option values, are shown. */
    position: integer('position').notNull().default(0),
    purchasingDisabled: boolean('purchasing_disabled').notNull().default(false),
    isDefault: boolean('is_default').notNull().default(false),
    stockItemId: integer('stock_item_id').references(() => stockItems.id),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    index('variants_stock_item').on(table.stockItemId),
  ],
);

/** Price of a style in a channel's currency, in minor units. `sale` is null or lower than `list`. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    list: integer('list').notNull(),
    sale: integer('sale'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.channelId] })],
);

/** Price of a variant where it differs from its style's. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    list: integer('list').notNull(),
    sale: integer('sale'),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.channelId] })],
);
