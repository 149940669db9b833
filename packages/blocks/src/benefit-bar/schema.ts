import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';

/** The strip above the header that says one good thing after another. */
export const benefitBar = z
  .object({
    items: z
      .array(
        z.object({
          text: z
            .string()
            .trim()
            .min(1)
            .max(80)
            .meta({
              title: 'Text',
              description: 'One good thing, in one line.',
              examples: ['Free UK delivery over £50'],
            }),
          url: optionalLink.meta({ title: 'Link', description: 'Without one the benefit is words alone.' }),
        }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Benefits', description: 'One to six, each shown for 3.5 seconds.' }),
    showHomepage: z.boolean().default(false).meta({
      title: 'Show on the home page',
      description: 'The home page is left without the bar unless this is set.',
    }),
    backgroundColour: optionalColour.meta({
      usual: 'ink',
      title: 'Background colour',
      description: 'Ink unless given.',
    }),
    textColour: optionalColour.meta({
      usual: 'paper',
      title: 'Text colour',
      description: 'Paper unless given.',
    }),
  })
  .meta({
    title: 'Benefit bar',
    description: 'The strip above the header that says one good thing after another.',
    events: ['select_promotion'],
  });
export type BenefitBarContent = z.output<typeof benefitBar>;
