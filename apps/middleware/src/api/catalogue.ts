import type { CallError } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import { id, largest } from '@tailorbird/commerce/contract/method';
import { markets } from '@tailorbird/commerce/market';
import { facet } from '@tailorbird/commerce/model/category';
import { currencyCode } from '@tailorbird/commerce/model/money';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { category, categoryAlone, toCategory, toFields } from './entities/category.ts';
import { product, productInList, toProduct, toProductInList } from './entities/product.ts';
import { type Calls, include, mapped, onlyInclude, operation } from './operation.ts';

const { commerce } = contract;

/** Variants of one product that are told (commerce §9). */
const maxVariants = 250;
/** Products that are told with their variants: each is read as its page is. */
const maxInFull = 50;

/** A list of ids, or their digits with commas between. */
const idList = z.union([
  z.array(id).max(96),
  z
    .string()
    .max(1200)
    .regex(/^\d{1,10}(?:,\d{1,10}){0,95}$/, 'send ids with commas between, as in "1,2"')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.every((one) => one > 0 && one <= largest), 'one of them is no id'),
]);

const asksFor = (what: string, asked: z.output<typeof include>) =>
  [asked ?? []].flat().some((part) => part.split(',').some((name) => name.trim() === what));

/** The error of a currency that is not the channel's. */
export function foreignCurrency({ market }: Calls, sent: string | undefined): CallError | undefined {
  const { currency, channelId } = markets[market];
  if (sent === undefined || sent === currency) return undefined;
  return {
    tag: 'bad-arguments',
    message: `The currency is ${sent}, and channel ${channelId} sells in ${currency}. Send the channel-id of the market.`,
  };
}

/** What the shop sells. */
export const catalogueOperations = {
  getCategoryTree: operation({
    args: onlyInclude,
    answer: z.array(category),
    run: async ({ commerce: calls }) => mapped(await calls.getCategoryTree(), (tree) => tree.map(toCategory)),
  }),
  getCategory: operation({
    args: commerce.getCategory.args,
    answer: categoryAlone,
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.getCategory(sent), ({ category: own, children }) => ({
        ...toFields(own),
        children: children.map(toFields),
      })),
  }),
  getFilters: operation({
    args: commerce.getFilters.args,
    answer: z.array(facet),
    run: ({ commerce: calls }, sent) => calls.getFilters(sent),
  }),
  getProducts: operation({
    args: commerce.getProducts.args,
    answer: z.array(productInList),
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.getProducts(sent), (cards) => cards.map(toProductInList)),
  }),
  getProductsById: operation({
    args: z.tuple([z.strictObject({ 'id:in': idList, include })]),
    answer: z.array(z.union([product, productInList])),
    run: async (calls, { 'id:in': ids, include: more }) => {
      if (asksFor('variants', more)) return inFull(calls, ids);
      return mapped(await calls.commerce.getProductsById({ ids }), (cards) => cards.map(toProductInList));
    },
  }),
  getProductById: operation({
    args: z.tuple([
      z.strictObject({
        entityId: id,
        includeModifiers: z.boolean().default(false),
        includeOptions: z.boolean().default(false),
        currencyCode: currencyCode.optional(),
        variantsLimit: z.int().min(1).max(maxVariants).default(maxVariants),
      }),
    ]),
    answer: product,
    run: async (calls, { entityId, includeModifiers, includeOptions, currencyCode: sent, variantsLimit }) => {
      const foreign = foreignCurrency(calls, sent);
      if (foreign) return err(foreign);
      const wanted = { modifiers: includeModifiers, options: includeOptions, variants: variantsLimit };
      return mapped(await calls.commerce.getProductById({ entityId }), (own) => toProduct(own, wanted));
    },
  }),
  getProductsWithFilter: operation({
    args: commerce.getProductsWithFilter.args,
    answer: z.strictObject({
      products: z.array(productInList),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      facets: z.array(facet),
    }),
    run: async ({ commerce: calls }, sent) =>
      mapped(await calls.getProductsWithFilter(sent), ({ cards, ...rest }) => ({
        products: cards.map(toProductInList),
        ...rest,
      })),
  }),
  getVariantMetadata: operation({
    args: commerce.getVariantMetadata.args,
    answer: commerce.getVariantMetadata.answer,
    run: ({ commerce: calls }, sent) => calls.getVariantMetadata(sent),
  }),
};

/** Products with their variants, in the order asked; unknown ones are left out. One is read after another. */
async function inFull(
  { commerce: calls }: Calls,
  ids: readonly number[],
): Promise<Result<z.infer<typeof product>[], CallError>> {
  if (ids.length > maxInFull)
    return err({
      tag: 'bad-arguments',
      message: `id:in names ${ids.length} products. With their variants they are told ${maxInFull} at a time: ask for fewer.`,
    });
  const products: z.infer<typeof product>[] = [];
  for (const entityId of ids) {
    const found = await calls.getProductById({ entityId });
    if (found.ok)
      products.push(toProduct(found.value, { options: true, modifiers: true, variants: maxVariants }));
    else if (found.error.tag !== 'not-found') return found;
  }
  return ok(products);
}
