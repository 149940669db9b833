import { z } from 'zod';
import { optionalColour } from '../colour.ts';
import { link } from '../link.ts';
import { media } from '../media.ts';

const item = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', examples: ['Dresses with pockets'] }),
    subtitle: z.string().max(120).optional().meta({ title: 'Subtitle' }),
    url: link,
    linkText: z
      .string()
      .max(40)
      .optional()
      .meta({ title: 'Link words', examples: ['Shop dresses'] }),
    image: media.optional(),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'Leave empty where the title says all there is to say.',
    }),
    backgroundColour: optionalColour.meta({
      title: 'Background colour',
      description: 'Shown under or without a picture.',
    }),
    textColour: optionalColour.meta({
      title: 'Text colour',
      description:
        'Without one, words over a picture stand on a label of paper; with one, on the picture itself.',
    }),
  })
  .meta({ title: 'Jump-off', description: 'One tile that leads elsewhere.' });

/** One jump-off, or a group of two, three or four side by side. */
export const jumpOff = z
  .object({
    title: z.string().max(60).optional().meta({ title: 'Title', description: 'Above the group.' }),
    type: z.enum(['1', '2', '3']).default('1').meta({
      title: 'Type',
      description:
        '1: words over the picture’s foot. 2: words under the picture. 3: words in the middle of the picture.',
    }),
    items: z.array(item).min(1).max(4).meta({ title: 'Jump-offs', description: 'One to four.' }),
  })
  .meta({ title: 'Jump-off', description: 'One to four tiles that lead elsewhere.' });
export type JumpOffContent = z.output<typeof jumpOff>;
