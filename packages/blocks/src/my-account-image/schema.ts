import { z } from 'zod';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';

/** The picture on the account page (blocks §1 my-account image). */
export const myAccountImage = z
  .object({
    image: media.meta({
      title: 'Picture',
      description:
        'Stands beside the account’s own pages, under them on a phone. Of a video, its poster is shown.',
    }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'What the picture shows. Without one the picture’s own is used.',
    }),
    caption: z
      .string()
      .max(80)
      .optional()
      .meta({
        title: 'Caption',
        description: 'A line under the picture.',
        examples: ['New in: the knit list'],
      }),
    url: optionalLink.meta({ title: 'Link', description: 'The picture and its caption lead there.' }),
  })
  .meta({
    title: 'My-account image',
    description: 'The picture on the account page. Without one the page has its words alone.',
    events: ['select_promotion'],
  });
export type MyAccountImageContent = z.output<typeof myAccountImage>;
