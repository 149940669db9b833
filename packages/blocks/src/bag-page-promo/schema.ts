import { z } from 'zod';

/** A title over a few words. */
export const bagPagePromo = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Bag page promo'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Bag page promo', description: 'A title over a few words.' });
export type BagPagePromoContent = z.output<typeof bagPagePromo>;
