import { z } from 'zod';
import { link } from '../../fields/link.ts';
import { media } from '../../fields/media.ts';

/** An editorial card: a picture, a title, a few words and a link. Alone it scrolls; in a group it slides. */
export const card = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({
        title: 'Title',
        description: 'The name of the card, under its picture.',
        examples: ['How to wash a jumper'],
      }),
    text: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Text', description: 'A sentence or two under the title.' }),
    url: link,
    linkText: z
      .string()
      .max(40)
      .optional()
      .meta({
        title: 'Link words',
        description: 'What follows the text; the whole card leads there.',
        examples: ['Read more'],
      }),
    image: media,
    imageAlt: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Alternative text', description: 'The picture’s own unless given.' }),
  })
  .meta({ title: 'Card', description: 'A picture, a title, a few words and a link.' });
export type CardContent = z.output<typeof card>;
