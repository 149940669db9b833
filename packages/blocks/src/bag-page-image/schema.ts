import { z } from 'zod';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';

/** The picture on the bag page (blocks §1 bag-page image). */
export const bagPageImage = z
  .object({
    image: media.meta({
      title: 'Picture',
      description: 'A wide band under the bag; higher on a phone. Of a video, its poster is shown.',
    }),
    mobileImage: media
      .optional()
      .meta({ title: 'Picture on a phone', description: 'Shown below 768 px in place of the other.' }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'What the picture shows, or where it leads. Without one the picture’s own is used.',
    }),
    url: optionalLink.meta({ title: 'Link', description: 'The picture leads there.' }),
  })
  .meta({
    title: 'Bag-page image',
    description: 'The picture on the bag page. Without one the bag stands alone.',
    events: ['select_promotion'],
  });
export type BagPageImageContent = z.output<typeof bagPageImage>;
