import { z } from 'zod';
import { media } from '../fields/media.ts';

/** The picture over the choice of market (blocks §1 locale selector image). */
export const localeSelectorImage = z
  .object({
    image: media.meta({
      title: 'Picture',
      description: 'A picture that is wider than high suits it best. Of a video, its poster is shown.',
    }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'What the picture shows. Without one the picture’s own is used.',
    }),
  })
  .meta({
    title: 'Locale selector image',
    description: 'The picture over the choice of country and currency. Without one the choice stands alone.',
  });
export type LocaleSelectorImageContent = z.output<typeof localeSelectorImage>;
