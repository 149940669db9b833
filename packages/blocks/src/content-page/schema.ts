import { z } from 'zod';

/** A title over a few words. */
export const contentPage = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Content page'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Content page', description: 'A title over a few words.' });
export type ContentPageContent = z.output<typeof contentPage>;
