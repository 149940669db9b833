import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { link } from '../fields/link.ts';
import { media } from '../fields/media.ts';

const item = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .meta({ title: 'Text', description: 'What the shopper reads.', examples: ['Dresses'] }),
    url: link,
    image: media.optional().meta({
      title: 'Picture',
      description: 'If any link of the banner has one, all are shown as pictures with words under them.',
    }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'Leave empty where the words say all there is to say.',
    }),
  })
  .meta({ title: 'Link' });

/** A row of places to go, as words or as pictures; on a phone it scrolls sideways. */
export const navigationLinksBanner = z
  .object({
    heading: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ title: 'Heading', description: 'Above the links.', examples: ['Where to?'] }),
    links: z
      .array(item)
      .min(2)
      .max(12)
      .meta({ title: 'Links', description: 'Two to twelve, in the order to show them.' }),
    pictureShape: z
      .enum(['Round', 'Portrait'])
      .default('Round')
      .meta({ title: 'Shape of the pictures', description: 'Portrait is 4 wide by 5 high.' }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
    backgroundColour: optionalColour.meta({
      usual: 'paper',
      title: 'Background colour',
      description: 'The page’s own unless given.',
    }),
  })
  .meta({
    title: 'Navigation links banner',
    description: 'A row of places to go, as words or as pictures.',
    events: ['navigation_click'],
  });
export type NavigationLinksBannerContent = z.output<typeof navigationLinksBanner>;
