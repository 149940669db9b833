import { z } from 'zod';
import { link } from '../link.ts';
import { media } from '../media.ts';

/** An editorial card: a picture, a title, a few words and a link. Alone it scrolls; in a group it slides. */
export const card = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['How to wash a jumper'] }),
    text: z.string().max(200).optional().meta({ title: 'Text' }),
    url: link,
    linkText: z
      .string()
      .max(40)
      .optional()
      .meta({ title: 'Link words', examples: ['Read more'] }),
    image: media,
    imageAlt: z.string().max(200).optional().meta({ title: 'Alternative text' }),
  })
  .meta({ title: 'Card', description: 'A picture, a title, a few words and a link.' });
export type CardContent = z.output<typeof card>;
