import { z } from 'zod';
import { currencyCode } from '../model/money.ts';

/** Fixed in all that is reported (commerce §9). */
export const brand = 'Tailorbird';

/** What analytics are told of a product (commerce §3 analytics item). Amounts are in whole units of the currency. */
export const analyticsItem = z.strictObject({
  /** Style code: the first six characters of the SKU. */
  item_id: z.string().min(1).max(6),
  /** Style code and colour, as the search service knows them. */
  item_constructor_id: z.string().regex(/^\S+$/),
  item_long_sku: z.string().min(1),
  item_variant: z.string(),
  item_name: z.string(),
  quantity: z.int().min(1),
  price: z.number().min(0),
  discount: z.number().min(0),
  item_original_price: z.number().min(0),
  item_on_sale: z.boolean(),
  item_size: z.string().nullable(),
  item_length: z.string().nullable(),
  brand: z.literal(brand),
});
export type AnalyticsItem = z.infer<typeof analyticsItem>;

const ecommerce = z.strictObject({
  currency: currencyCode,
  /** What the items cost together. */
  value: z.number().min(0),
  items: z.array(analyticsItem),
});

const withItems = <Name extends string>(event: Name) =>
  z.strictObject({ event: z.literal(event), ecommerce });

const pressed = <Name extends string>(event: Name) =>
  z.strictObject({
    event: z.literal(event),
    /** The titles from the top of the menu down to what was pressed. */
    navigation_element: z.string().min(1),
    /** Milliseconds since 1970. */
    timestamp: z.int(),
  });

/** Everything the data layer is told (commerce §7 data-layer events, blocks §7 analytics events). */
export const analyticsEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('page_view'),
    /** The path with its market; no query, and nothing of an address that is a secret. */
    page_path: z.string().startsWith('/'),
    page_title: z.string(),
    page_type: z.string(),
    market: z.enum(['uk', 'eu', 'us']),
    currency: currencyCode,
  }),
  z.strictObject({ event: z.literal('sign_up'), method: z.literal('email') }),
  z.strictObject({
    event: z.literal('select_promotion'),
    promotion_id: z.string().min(1),
    promotion_name: z.string(),
    link: z.string(),
  }),
  withItems('select_item'),
  withItems('view_item'),
  withItems('add_to_cart'),
  withItems('remove_from_cart'),
  withItems('view_cart'),
  z.strictObject({
    event: z.literal('country_selector'),
    country: z.string().min(1),
    currency: z.string().length(3),
  }),
  pressed('navigation_click'),
  pressed('menu_item'),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** The events about products. */
export type ItemEvent = Extract<AnalyticsEvent, { ecommerce: unknown }>;
