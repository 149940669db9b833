import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';

const moment = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with its zone, such as 2026-11-27T09:00:00Z or 2026-07-01T09:00:00+01:00',
});

/** How long something still lasts, to the second. */
export const countdownTimer = z
  .object({
    startDate: moment.meta({
      title: 'Start',
      description: 'The countdown is not seen before. Date and time with its zone.',
      examples: ['2026-11-27T09:00:00Z'],
    }),
    endDate: moment.meta({
      title: 'End',
      description:
        'What is counted down to. A page that is open then shows zeros; one that is opened later shows nothing.',
      examples: ['2026-11-30T23:59:00Z'],
    }),
    text: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .meta({
        title: 'Text',
        description: 'What is counted down to, before the figures.',
        examples: ['20% off all knitwear ends in'],
      }),
    link: optionalLink.meta({ title: 'Link', description: 'Without one the text is words alone.' }),
    backgroundColour: optionalColour.meta({
      usual: 'blush',
      title: 'Background colour',
      description: 'Blush unless given.',
      examples: ['mustard'],
    }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
  })
  .refine(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate), {
    path: ['endDate'],
    error: 'must be later than the start',
  })
  .meta({
    title: 'Countdown timer',
    description: 'How long something still lasts, to the second.',
    events: ['select_promotion'],
  });
export type CountdownTimerContent = z.output<typeof countdownTimer>;
