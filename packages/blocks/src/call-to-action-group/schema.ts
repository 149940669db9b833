import { z } from 'zod';
import { callsToAction } from '../fields/callToAction.ts';

/** Calls to action in columns (blocks §2 call-to-action group). */
export const callToActionGroup = z
  .object({
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
  })
  .meta({
    title: 'Call-to-action group',
    description: 'Buttons in one to four columns.',
    events: ['select_promotion'],
  });
export type CallToActionGroupContent = z.output<typeof callToActionGroup>;
