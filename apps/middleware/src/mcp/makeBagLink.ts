import type { CallError } from '@tailorbird/commerce/contract/callError';
import { lookPath } from '@tailorbird/commerce/look/lookPath';
import type { Product } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { z } from 'zod';
import { factsOf } from './productFacts.ts';
import { inMarket, tool } from './tool.ts';

/** Most pieces that the page of a look shows. */
const most = 6;

export const makeBagLink = tool({
  name: 'make_bag_link',
  title: 'Make a link to buy things together',
  description:
    'An address that shows products together, for the shopper to choose sizes and put all into the bag at one press. It buys nothing by itself.',
  input: z.strictObject({
    ...inMarket,
    pieces: z
      .array(z.strictObject({ id: z.int().min(1).max(999_999_999), colour: z.string().min(1).max(100) }))
      .min(1)
      .max(most),
  }),
  output: z.object({
    address: z.url(),
    pieces: z.array(z.object({ name: z.string(), colour: z.string(), price: z.string().nullable() })),
  }),
  run: async (asking, { pieces }) => {
    const products = await Promise.all(
      pieces.map(({ id }) => asking.commerce.getProductById({ entityId: id })),
    );
    const chosen: { product: Product; colour: string }[] = [];
    for (const [at, product] of products.entries()) {
      if (!product.ok) return product;
      const colour = colourOf(product.value, pieces[at]?.colour ?? '');
      if (!colour.ok) return colour;
      chosen.push({ product: product.value, colour: colour.value });
    }
    if (new Set(chosen.map(({ product }) => product.id)).size < chosen.length)
      return err({ tag: 'bad-arguments', message: 'pieces: a product can be in it once.' });
    // Every one is the address of a product's page, so that there is a look of them.
    const path = lookPath(chosen.map(({ product, colour }) => productPath(product, colour))) ?? '/';
    return ok({
      address: asking.addressOf(path),
      pieces: chosen.map(({ product, colour }) => {
        const { name, price } = factsOf(product, asking);
        return { name, colour, price };
      }),
    });
  },
});

/** The colour of a product that is asked for, however its letters are written. */
function colourOf({ name, colourways }: Product, asked: string): Result<string, CallError> {
  const found = colourways.find(({ colour }) => colour.toLowerCase() === asked.toLowerCase());
  if (found) return ok(found.colour);
  const colours = colourways.map(({ colour }) => colour).join(', ');
  return err({ tag: 'bad-arguments', message: `${name} does not come in that colour, but in: ${colours}.` });
}
