import { ok } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { factsOf, productFacts } from './productFacts.ts';
import { inMarket, tool } from './tool.ts';

export const getProduct = tool({
  name: 'get_product',
  title: 'Look at a product',
  description:
    'Everything about one product: description, fabric and care, what buyers say of it, and each choice.',
  input: z.strictObject({ ...inMarket, id: z.int().min(1).max(2_147_483_647) }),
  output: productFacts.extend({
    description: z.array(z.string()),
    details: z
      .record(z.string(), z.string())
      .describe('Fabric, fit, care and measurements, where they are known.'),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  }),
  run: async (asking, { id }) => {
    const product = await asking.commerce.getProductById({ entityId: id });
    if (!product.ok) return product;
    const { description, customFields, rating } = product.value;
    return ok({ ...factsOf(product.value, asking), description, details: customFields, rating });
  },
});
