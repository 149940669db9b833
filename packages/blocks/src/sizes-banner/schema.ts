import { z } from 'zod';
import { callsToAction } from '../fields/callToAction.ts';
import { optionalColour } from '../fields/colour.ts';

/** Sizes to go straight to, each a call to action. */
export const sizesBanner = z
  .object({
    heading: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ title: 'Heading', description: 'Beside the sizes.', examples: ['Shop by size'] }),
    headingColour: optionalColour.meta({ title: 'Heading colour', description: 'Ink unless given.' }),
    backgroundColour: optionalColour.meta({
      usual: 'chalk',
      title: 'Background colour',
      description: 'Chalk unless given.',
    }),
    callsToAction: callsToAction(16),
  })
  .meta({
    title: 'Sizes banner',
    description: 'A heading beside the sizes a shopper can go straight to.',
    events: ['select_promotion'],
  });
export type SizesBannerContent = z.output<typeof sizesBanner>;
