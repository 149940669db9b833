import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { isInStock } from '@tailorbird/commerce/stock/stockOf';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { z } from 'zod';
import type { Asking } from './tool.ts';

/** A style as a program is told of it: the price as the shop writes it, and each colour with its address. */
export const productFacts = z.object({
  id: z.int(),
  name: z.string(),
  price: z
    .string()
    .nullable()
    .describe('What is paid now, as written in this market; null where it is not told.'),
  was: z.string().nullable().describe('The former price of what is reduced.'),
  colours: z.array(
    z.object({
      colour: z.string(),
      address: z.url(),
      inStock: z.boolean(),
      sizesInStock: z.array(z.string()).describe('Empty where the style has no sizes.'),
    }),
  ),
});

/**
 * Tells of a style in the market that is asked in.
 * @param colours Which of its colours, in this order.
 */
export function factsOf(
  product: Product,
  { market, addressOf }: Asking,
  colours: readonly string[] = product.colourways.map(({ colour }) => colour),
): z.input<typeof productFacts> {
  const { now, was } = priceText(product.price, market);
  return {
    id: product.id,
    name: product.name,
    price: product.isPriceHidden ? null : now,
    was: product.isPriceHidden ? null : was,
    colours: colours.map((colour) => {
      const left = variantsOf(product, colour).filter((variant) => canBeBought(product, variant));
      return {
        colour,
        address: addressOf(productPath(product, colour)),
        inStock: left.length > 0,
        sizesInStock: [...new Set(left.flatMap(({ size }) => size ?? []))],
      };
    }),
  };
}

/** What a style can be bought as in one colour. */
export const variantsOf = ({ variants }: Product, colour: string): readonly Variant[] =>
  variants.filter((variant) => variant.colour === null || variant.colour === colour);

/** Whether one of it can be sold in the market now. */
export const canBeBought = (product: Product, variant: Variant): boolean =>
  !variant.purchasingDisabled && isInStock(product, [variant]);
