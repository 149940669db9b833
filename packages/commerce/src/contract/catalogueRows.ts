import { z } from 'zod';
import { byFacet } from '../listing/facets.ts';
import { defaultSort, sortOrders } from '../listing/sortOrder.ts';
import { badge } from '../model/badge.ts';
import { category, categoryNode, facet } from '../model/category.ts';
import { inventoryRecord } from '../model/inventory.ts';
import { currencyCode } from '../model/money.ts';
import { listing, product, productCard } from '../model/product.ts';
import { id, method, read, text } from './method.ts';

const filters = z.strictObject(byFacet(() => z.array(text).max(40).default([])));

/** Where a search may lead, by a path without market prefix. */
const place = z.object({ name: z.string(), path: z.string() });

/** What a search answers beside its styles. */
const searchAnswer = z.object({
  /** The term as it was looked up: without its typing errors. */
  understood: z.string(),
  /** Categories and pages it leads to. */
  places: z.array(place),
});

/** What the shop sells (commerce §7): public, the same for everybody. */
export const catalogueRows = {
  getCategoryTree: method({
    ...read,
    summary: 'The whole category tree of the channel.',
    args: z.tuple([]),
    answer: z.array(categoryNode),
  }),
  getCategory: method({
    ...read,
    summary: 'One category by its address, with its ancestors (root first) and children.',
    args: z.tuple([z.strictObject({ url: z.string().max(300) })]),
    answer: z.object({ category, ancestors: z.array(category), children: z.array(category) }),
  }),
  getPopularCategories: method({
    ...read,
    summary: 'The categories whose styles most has been written about by those who bought them.',
    args: z.tuple([z.strictObject({ limit: z.int().min(1).max(20).default(6) })]),
    answer: z.array(place),
  }),
  getFilters: method({
    ...read,
    summary: 'The facets of a category, colour and size first, with the number of styles behind each value.',
    args: z.tuple([z.strictObject({ categoryEntityId: id })]),
    answer: z.array(facet),
  }),
  getProductsWithFilter: method({
    ...read,
    service: 'search',
    summary: 'A page of a category or of a search, filtered and sorted, with the facets that still apply.',
    args: z.tuple([
      z.strictObject({
        categoryEntityId: id.optional(),
        query: text.optional(),
        filters: filters.prefault({}),
        sort: z.enum(sortOrders).default(defaultSort),
        page: z.int().min(1).max(10_000).default(1),
        limit: z.int().min(1).max(96).default(48),
      }),
    ]),
    answer: listing.extend({ facets: z.array(facet), search: searchAnswer.optional() }),
  }),
  getProducts: method({
    ...read,
    summary: 'Cards of a category in its featured order.',
    args: z.tuple([z.strictObject({ categoryEntityId: id, limit: z.int().min(1).max(96).default(8) })]),
    answer: z.array(productCard),
  }),
  getProductsById: method({
    ...read,
    summary:
      'Cards of the styles asked for by id or by style code, in the order asked; unknown ones are left out.',
    args: z.tuple([
      z.union([
        z.strictObject({ ids: z.array(id).max(96) }),
        z.strictObject({ skus: z.array(text).max(96) }),
      ]),
    ]),
    answer: z.array(productCard),
  }),
  getProductById: method({
    ...read,
    summary: 'Everything a product page needs.',
    args: z.tuple([z.strictObject({ entityId: id })]),
    answer: product,
  }),
  getProductAddresses: method({
    ...read,
    summary:
      'The styles sold in the channel and the colours that have a page, in runs by id: for sitemaps and feeds.',
    args: z.tuple([
      z.strictObject({
        page: z.int().min(1).max(100_000).default(1),
        limit: z.int().min(1).max(5000).default(2000),
      }),
    ]),
    answer: z.object({
      products: z.array(z.object({ id, slug: z.string(), colours: z.array(z.string()) })),
      pages: z.int(),
    }),
  }),
  getProductBadges: method({
    ...read,
    service: 'badges',
    summary: 'The badges of a product and its variants.',
    args: z.tuple([id, z.array(id).max(250)]),
    answer: z.array(badge),
  }),
  getVariantMetadata: method({
    ...read,
    summary: 'Texts kept with a variant, in a language.',
    args: z.tuple([z.strictObject({ productId: id, variantId: id, language: z.string().max(10) })]),
    answer: z.record(z.string(), z.string()),
  }),
  getInventoryAtLocations: method({
    ...read,
    service: 'inventory',
    summary: 'Stock by location for variants named by id, SKU or product (one of the three).',
    args: z.tuple([
      z.union([
        z.strictObject({ variantIds: z.array(id).max(250) }),
        z.strictObject({ skus: z.array(text).max(250) }),
        z.strictObject({ productIds: z.array(id).max(50) }),
      ]),
    ]),
    answer: z.array(inventoryRecord),
  }),
  getChannel: method({
    ...read,
    service: 'channel',
    summary: 'The channel and its default currency.',
    args: z.tuple([]),
    answer: z.object({
      id: z.int(),
      name: z.string(),
      currencies: z.object({ defaultCurrency: currencyCode }),
    }),
  }),
  getStoreMeta: method({
    ...read,
    service: 'channel',
    summary: 'Title and description of the shop for search engines.',
    args: z.tuple([]),
    answer: z.object({ pageTitle: z.string(), metaDescription: z.string() }),
  }),
} as const;
