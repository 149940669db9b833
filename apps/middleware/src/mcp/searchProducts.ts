import { priceBounds } from '@tailorbird/commerce/listing/facets';
import { sortOrders } from '@tailorbird/commerce/listing/sortOrder';
import { facet } from '@tailorbird/commerce/model/category';
import { ok } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { factsOf, productFacts } from './productFacts.ts';
import { inMarket, tool } from './tool.ts';

/** Bands of prices, as listings are narrowed by them: `25-50`, and `100-` without an end. */
const priceBands = priceBounds.map((from, at) => `${from}-${priceBounds[at + 1] ?? ''}`);
const values = (about: string) => z.array(z.string().max(100)).max(10).default([]).describe(about);

export const searchProducts = tool({
  name: 'search_products',
  title: 'Search the shop',
  description:
    'Finds products by words, by category or both, with price, colours, sizes in stock and addresses. Words may name a colour or a size.',
  input: z
    .strictObject({
      ...inMarket,
      query: z.string().trim().min(1).max(200).optional().describe('Words: “green linen dress”.'),
      category: z.string().max(300).optional().describe('Address of a category: “/womens/dresses”.'),
      colour: values('Colours, as `choices` of an answer names them.'),
      size: values('Sizes, as `choices` of an answer names them.'),
      price: z
        .array(z.enum(priceBands))
        .max(priceBands.length)
        .default([])
        .describe('Bands in whole pounds, euros or dollars.'),
      sort: z.enum(sortOrders).optional(),
      page: z.int().min(1).max(1_000).default(1),
      limit: z.int().min(1).max(10).default(5),
    })
    .refine(({ query, category }) => query !== undefined || category !== undefined, {
      error: 'needs words or a category',
      path: ['query'],
    }),
  output: z.object({
    total: z.int().describe('How many products were found.'),
    page: z.int(),
    pages: z.int(),
    products: z.array(productFacts),
    choices: z
      .array(z.object({ name: facet.shape.name, values: z.array(z.string()) }))
      .describe('What the products found can be narrowed by.'),
  }),
  run: async (asking, { query, category, colour, size, price, sort, page, limit }) => {
    const { commerce } = asking;
    const found = category === undefined ? undefined : await commerce.getCategory({ url: category });
    if (found && !found.ok) return found;
    const listing = await commerce.getProductsWithFilter({
      ...(found && { categoryEntityId: found.value.category.id }),
      ...(query !== undefined && { query }),
      ...(sort !== undefined && { sort }),
      filters: { colour, size, price },
      page,
      limit,
    });
    if (!listing.ok) return listing;
    const { cards, total, pages, facets } = listing.value;
    const styles = await Promise.all(
      cards.map(async ({ productId, colourways }) => ({
        product: await commerce.getProductById({ entityId: productId }),
        // Those that were asked for are in front.
        colours: colourways.map(({ colour }) => colour),
      })),
    );
    for (const { product } of styles) if (!product.ok && product.error.tag !== 'not-found') return product;
    return ok({
      total,
      page,
      pages,
      products: styles.flatMap(({ product, colours }) =>
        product.ok ? [factsOf(product.value, asking, colours)] : [],
      ),
      choices: facets.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
    });
  },
});
