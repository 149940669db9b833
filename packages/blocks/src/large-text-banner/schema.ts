import { z } from 'zod';
import { backgrounds } from '../fields/backgrounds.ts';
import { callsToAction } from '../fields/callToAction.ts';
import { optionalColour } from '../fields/colour.ts';
import { brandFont } from '../fields/fonts.ts';
import { optionalLink } from '../fields/link.ts';

/** A few words as large as the page allows. */
export const largeTextBanner = z
  .object({
    heading: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ title: 'Heading', description: 'The fewer words, the better.', examples: ['Half price'] }),
    headingFont: brandFont.default('Quisas'),
    headingSize: z.enum(['Large', 'Larger', 'Largest']).default('Larger').meta({
      title: 'Heading size',
      description: 'It grows with the screen: to 120, 180 or 260 px.',
    }),
    subheading: z
      .string()
      .trim()
      .max(160)
      .optional()
      .meta({ title: 'Subheading', description: 'Under the large words.' }),
    textColour: optionalColour.meta({
      title: 'Text colour',
      description: 'Unless given, ink on a colour and paper on a picture.',
    }),
    textAlignment: z
      .enum(['Left', 'Centre', 'Right'])
      .default('Centre')
      .meta({ title: 'Text alignment', description: 'Where the words stand from side to side.' }),
    veil: z.boolean().default(true).meta({
      title: 'Darken the picture',
      description:
        'Lays a dark veil over the picture, so that paper-coloured words can be read on any. Leave it out only where the picture itself is quiet and contrasts with the words.',
    }),
    url: optionalLink.meta({
      title: 'Link of the banner',
      description: 'The whole banner is clickable when this is set and there is at most one call to action.',
    }),
    callsToAction: callsToAction(2),
    ...backgrounds,
  })
  .meta({
    title: 'Large text banner',
    description: 'A few words as large as the page allows, on a colour, a picture or a film.',
    events: ['select_promotion'],
  });
export type LargeTextBannerContent = z.output<typeof largeTextBanner>;
