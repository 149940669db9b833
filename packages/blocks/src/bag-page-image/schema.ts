import { z } from 'zod';

/** A title over a few words. */
export const bagPageImage = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Bag page image'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Bag page image', description: 'A title over a few words.' });
export type BagPageImageContent = z.output<typeof bagPageImage>;
