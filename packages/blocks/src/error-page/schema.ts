import { z } from 'zod';

/** A title over a few words. */
export const errorPage = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Error page'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Error page', description: 'A title over a few words.' });
export type ErrorPageContent = z.output<typeof errorPage>;
