import { z } from 'zod';
import { callToAction } from '../fields/callToAction.ts';
import { optionalColour } from '../fields/colour.ts';
import { media } from '../fields/media.ts';

/** The promotion on the bag page (blocks §1 bag-page promo). */
export const bagPagePromo = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({
        title: 'Title',
        description: 'What the promotion says.',
        examples: ['Wrapped, with a tag to write on'],
      }),
    text: z.string().max(200).optional().meta({ title: 'Text', description: 'A sentence under the title.' }),
    image: media
      .optional()
      .meta({ title: 'Picture', description: 'Small, beside the words. Of a video, its poster is shown.' }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'Leave empty where the title says all there is to say.',
    }),
    callToAction: callToAction.meta({
      title: 'Call to action',
      description: 'Shown only when text, link and style are all present.',
    }),
    backgroundColour: optionalColour.meta({
      usual: 'blush',
      title: 'Background colour',
      description: 'Blush unless given.',
    }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
  })
  .meta({
    title: 'Bag-page promo',
    description: 'A promotion under the bag’s summary. Without one nothing stands there.',
    events: ['select_promotion'],
  });
export type BagPagePromoContent = z.output<typeof bagPagePromo>;
