import { ok } from '@tailorbird/commerce/result';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { z } from 'zod';
import { canBeBought, factsOf, productFacts, variantsOf } from './productFacts.ts';
import { inMarket, tool } from './tool.ts';

const choice = z.object({
  colour: z.string(),
  size: z.string().nullable().describe('Null where the style has no sizes.'),
  length: z.string().nullable(),
  inStock: z.boolean(),
  address: z.url().describe('Opens the product with this choice made.'),
});

export const getProduct = tool({
  name: 'get_product',
  title: 'Look at a product',
  description:
    'Everything about one product: description, fabric and care, what buyers say of it, and the address of each size and colour.',
  input: z.strictObject({ ...inMarket, id: z.int().min(1).max(2_147_483_647) }),
  output: productFacts.extend({
    description: z.array(z.string()),
    details: z
      .record(z.string(), z.string())
      .describe('Fabric, fit, care and measurements, where they are known.'),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    choices: z.array(choice),
  }),
  run: async (asking, { id }) => {
    const found = await asking.commerce.getProductById({ entityId: id });
    if (!found.ok) return found;
    const product = found.value;
    const { description, customFields, rating } = product;
    return ok({
      ...factsOf(product, asking),
      description,
      details: customFields,
      rating,
      choices: product.colourways.flatMap(({ colour }) =>
        variantsOf(product, colour).map((variant) => ({
          colour,
          size: variant.size,
          length: variant.length,
          inStock: canBeBought(product, variant),
          address: asking.addressOf(productPath(product, colour, variant)),
        })),
      ),
    });
  },
});
