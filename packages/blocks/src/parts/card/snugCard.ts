import { z } from 'zod';
import { callToAction } from '../../fields/callToAction.ts';
import { media } from '../../fields/media.ts';

/** The fields of a snug card: a picture and the call to action close under it. */
export const snugCard = z.object({
  image: media,
  imageAlt: z.string().max(200).optional().meta({
    title: 'Alternative text',
    description:
      'What a shopper would want to know of the picture. Without it the picture’s own text is used.',
  }),
  callToAction,
});
