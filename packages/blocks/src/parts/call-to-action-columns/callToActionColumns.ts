import { z } from 'zod';
import { callsToAction } from '../../fields/callToAction.ts';

/** Calls to action in columns: a block by itself, or in the header of a listing (blocks §2 call-to-action group). */
export const callToActionColumns = z.object({
  title: z
    .string()
    .max(80)
    .optional()
    .meta({
      title: 'Title',
      description: 'Above the buttons.',
      examples: ['Where would you like to start?'],
    }),
  columns: z.enum(['1', '2', '3', '4']).default('2').meta({
    title: 'Columns',
    description: 'How many stand side by side. On a phone three and four become two.',
  }),
  variant: z.enum(['Round', 'Square']).default('Square').meta({
    title: 'Variant',
    description: 'Round: pills. Square: tall plates, with square corners.',
  }),
  callsToAction: callsToAction(12),
});
export type CallToActionColumnsContent = z.output<typeof callToActionColumns>;
