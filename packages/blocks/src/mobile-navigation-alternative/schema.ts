import { z } from 'zod';

/** A title over a few words. */
export const mobileNavigationAlternative = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Mobile navigation alternative'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Mobile navigation alternative', description: 'A title over a few words.' });
export type MobileNavigationAlternativeContent = z.output<typeof mobileNavigationAlternative>;
