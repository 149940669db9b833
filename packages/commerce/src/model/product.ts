import { z } from 'zod';
import { badge } from './badge.ts';
import { fitCounts } from './fit.ts';
import { currencyCode, minorUnits } from './money.ts';

/** Prices of a product or variant in one currency. `sale` is set only when lower than `list`. */
export const price = z.object({ currency: currencyCode, list: minorUnits, sale: minorUnits.nullable() });
export type Price = z.infer<typeof price>;

/** One colour of a style, as cards and the product page show it. */
export const colourway = z.object({
  /** The colour's name as shown: `Moss Green`. In addresses spaces are underscores. */
  colour: z.string(),
  /** `#rrggbb` for the swatch. */
  swatch: z.string(),
  /** Base address of the front picture; widths and formats are query parameters of the media service. */
  image: z.string(),
  /** A second picture shown on hover. */
  hoverImage: z.string().nullable(),
});
export type Colourway = z.infer<typeof colourway>;

/** What a product card shows (blocks §3 product card data). One card a style, with its colours as swatches. */
export const productCard = z.object({
  productId: z.int(),
  /** Style code: the first 6 characters of every SKU of the style. */
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  price,
  colourways: z.array(colourway).min(1),
  badge: badge.nullable(),
  additionalMessage: z.string().nullable(),
  soldOut: z.boolean(),
  /** The size its page opens with: one that was chosen in a listing, and is in stock in the first colour. */
  size: z.string().optional(),
});
export type ProductCard = z.infer<typeof productCard>;

/** How stock is counted: not at all, for the style, or for each variant (commerce §3 Product). */
export const inventoryTracking = z.enum(['none', 'product', 'variant']);
export type InventoryTracking = z.infer<typeof inventoryTracking>;

/** Something that can be bought: one colour, size and length of a style. */
export const variant = z.object({
  id: z.int(),
  sku: z.string(),
  /** Absent options are null: a mug has no size. */
  colour: z.string().nullable(),
  size: z.string().nullable(),
  length: z.string().nullable(),
  price,
  /** Units that can be sold in this market now; null when stock is not tracked. */
  stock: z.int().nullable(),
  purchasingDisabled: z.boolean(),
  isDefault: z.boolean(),
});
export type Variant = z.infer<typeof variant>;

/** A choice or text the shopper adds to a product (gift cards). */
export const modifier = z.object({
  id: z.int(),
  displayName: z.string(),
  type: z.enum(['text', 'email', 'date', 'message', 'hidden']),
  required: z.boolean(),
  sortOrder: z.int(),
});
export type Modifier = z.infer<typeof modifier>;

/** Names of the specification's custom fields (commerce §3). */
export const customFieldNames = [
  'fabric_composition',
  'model_wears_displayed',
  'standard_measurements_displayed',
  'petite_model_displayed',
  'petite_measurements_displayed',
  'neck_collar_shape',
  'sleeve_length',
  'product_fit',
  'styling_length',
  'washcare',
  'product_badge',
] as const;
export type CustomFieldName = (typeof customFieldNames)[number];

/** A photo of a review, as it is kept: its sides are at most 1,600 pixels long. */
export const reviewPhoto = z.object({ id: z.uuid(), width: z.int().positive(), height: z.int().positive() });
export type ReviewPhoto = z.infer<typeof reviewPhoto>;

export const review = z.object({
  rating: z.int().min(1).max(5),
  title: z.string(),
  message: z.string(),
  nickname: z.string(),
  /** ISO 8601 date. */
  date: z.string(),
  /** Absent where there are none. */
  photos: z.array(reviewPhoto).optional(),
});
export type Review = z.infer<typeof review>;

/** Everything a product page needs, in one market. */
export const product = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Sanitised paragraphs of plain text. */
  description: z.array(z.string()),
  price,
  isPriceHidden: z.boolean(),
  /** From the root to the most particular category it is in: its breadcrumb. */
  categories: z.array(z.object({ name: z.string(), url: z.string() })),
  inventoryTracking,
  /** Style-level stock in this market when `inventoryTracking` is `product`, else null. */
  inventoryLevel: z.int().nullable(),
  /** Fewer left than this, and the shopper is told (commerce §9 low stock). */
  inventoryWarningLevel: z.int(),
  /** What one costs to send whatever else is in the parcel; null where the delivery method says. */
  fixedCostShippingPrice: minorUnits.nullable(),
  colourways: z.array(colourway),
  /** Option values in the order to show them; empty when the style has no such option. */
  sizes: z.array(z.string()),
  lengths: z.array(z.string()),
  variants: z.array(variant).max(250),
  modifiers: z.array(modifier),
  customFields: z.partialRecord(z.enum(customFieldNames), z.string()),
  badge: badge.nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  reviews: z.array(review),
  /** What approved reviews say of its fit; a platform that does not ask leaves it out. */
  fit: fitCounts.optional(),
  /** How many approved reviews have photos; absent for none. */
  reviewsWithPhotos: z.int().positive().optional(),
});
export type Product = z.infer<typeof product>;

/** A page of a category or of search results (commerce §4 category listing; 48 a page, §9). */
export const listing = z.object({
  cards: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type Listing = z.infer<typeof listing>;
