import { z } from 'zod';

/** A title over a few words. */
export const localeSelectorImage = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Locale selector image'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Locale selector image', description: 'A title over a few words.' });
export type LocaleSelectorImageContent = z.output<typeof localeSelectorImage>;
