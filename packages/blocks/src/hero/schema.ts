import { z } from 'zod';
import { backgrounds } from '../backgrounds.ts';
import { callsToAction } from '../callToAction.ts';
import { optionalColour } from '../colour.ts';
import { brandFont } from '../fonts.ts';

const standfirstSize = z.enum(['Standard', 'Small']).default('Standard').meta({
  title: 'Size',
  description: 'Standard is 36 px on a desktop and 30 px on a phone; Small is 21 and 18.',
});

/** The banner that opens a page: large words over a picture or a colour. */
export const hero = z
  .object({
    topHeading: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Top heading', examples: ['The autumn collection'] }),
    topHeadingSize: standfirstSize,
    heading: z
      .string()
      .min(1)
      .max(80)
      .meta({
        title: 'Heading',
        description: '94 px on a desktop, 54 px on a phone.',
        examples: ['Made for long walks home'],
      }),
    headingFont: brandFont.default('Quisas'),
    subheading: z.string().max(160).optional().meta({ title: 'Subheading' }),
    subheadingSize: standfirstSize,
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
    horizontalPosition: z
      .enum(['Left', 'Centre', 'Right'])
      .default('Left')
      .meta({ title: 'Position across' }),
    verticalPosition: z.enum(['Top', 'Middle', 'Bottom']).default('Middle').meta({ title: 'Position down' }),
    callsToAction: callsToAction(3),
    ...backgrounds,
  })
  .meta({ title: 'Hero', description: 'The banner that opens a page.' });
export type HeroContent = z.output<typeof hero>;
