import { z } from 'zod';
import { callToAction } from '../callToAction.ts';
import { media } from '../media.ts';

/** A picture with a call to action close under it. */
export const snugContentCard = z
  .object({
    image: media,
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description:
        'What a shopper would want to know of the picture. Without it the picture’s own text is used.',
    }),
    callToAction,
  })
  .meta({
    title: 'Snug content card',
    description: 'A picture with a call to action close under it; the whole card leads where that does.',
    events: ['select_promotion'],
  });
export type SnugContentCardContent = z.output<typeof snugContentCard>;
