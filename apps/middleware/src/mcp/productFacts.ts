import type { Product } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { isInStock } from '@tailorbird/commerce/stock/stockOf';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { z } from 'zod';
import type { Asking } from './tool.ts';

const size = z.object({
  size: z.string().nullable().describe('Null where the style has no sizes.'),
  length: z.string().nullable(),
  inStock: z.boolean(),
  address: z.url().describe('Opens the product with this choice made.'),
});

/** A style as a program is told of it: the price as the shop writes it, and each choice with its address. */
export const productFacts = z.object({
  id: z.int(),
  name: z.string(),
  price: z
    .string()
    .nullable()
    .describe('What is paid now, as written in this market; null where it is not told.'),
  was: z.string().nullable().describe('The former price of what is reduced.'),
  colours: z.array(z.object({ colour: z.string(), address: z.url(), sizes: z.array(size) })),
});

/** Tells of a style in the market that is asked in. */
export function factsOf(product: Product, { market, addressOf }: Asking): z.input<typeof productFacts> {
  const { now, was } = priceText(product.price, market);
  return {
    id: product.id,
    name: product.name,
    price: product.isPriceHidden ? null : now,
    was: product.isPriceHidden ? null : was,
    colours: product.colourways.map(({ colour }) => ({
      colour,
      address: addressOf(productPath(product, colour)),
      sizes: product.variants
        .filter((variant) => variant.colour === null || variant.colour === colour)
        .map((variant) => ({
          size: variant.size,
          length: variant.length,
          inStock: !variant.purchasingDisabled && isInStock(product, [variant]),
          address: addressOf(productPath(product, colour, variant)),
        })),
    })),
  };
}
