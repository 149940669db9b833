import { z } from 'zod';
import { snugCard } from '../parts/card/snugCard.ts';

/** Snug cards edge to edge. */
export const snugContentCardGroup = z
  .object({
    cardItems: z
      .array(snugCard.meta({ title: 'Snug content card' }))
      .min(1)
      .max(8)
      .meta({
        title: 'Cards',
        description: 'One to eight: two in a row on a phone, up to four on a desktop.',
      }),
  })
  .meta({
    title: 'Snug content card group',
    description: 'Pictures edge to edge, each with a call to action close under it.',
    events: ['select_promotion'],
  });
export type SnugContentCardGroupContent = z.output<typeof snugContentCardGroup>;
