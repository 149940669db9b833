import { z } from 'zod';

/** A title over a few words. */
export const myAccountImage = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['My account image'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'My account image', description: 'A title over a few words.' });
export type MyAccountImageContent = z.output<typeof myAccountImage>;
