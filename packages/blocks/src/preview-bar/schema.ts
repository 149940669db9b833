import { z } from 'zod';

/** A title over a few words. */
export const previewBar = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Preview bar'] }),
    text: z.string().max(240).optional().meta({ title: 'Text', description: 'A few words under the title.' }),
  })
  .meta({ title: 'Preview bar', description: 'A title over a few words.' });
export type PreviewBarContent = z.output<typeof previewBar>;
