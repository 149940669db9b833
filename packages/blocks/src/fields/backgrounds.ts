import { z } from 'zod';
import { optionalColour } from './colour.ts';
import { media } from './media.ts';

/** The fields by which editors give a banner or a tile its ground: a picture or video, and a colour under it. */
export const backgrounds = {
  desktopBackground: media.optional().meta({
    title: 'Background',
    description: 'Picture or video behind the words. Without one the background colour shows.',
  }),
  mobileBackground: media.optional().meta({
    title: 'Background on a phone',
    description: 'Shown below 768 px in place of the background.',
  }),
  backgroundAlt: z.string().max(200).optional().meta({
    title: 'Alternative text',
    description:
      'What a shopper would want to know of the picture. Without it the picture’s own text is used.',
  }),
  loop: z
    .boolean()
    .default(true)
    .meta({ title: 'Loop', description: 'Whether a video starts again at its end.' }),
  backgroundColour: optionalColour.meta({
    usual: 'chalk',
    title: 'Background colour',
    description:
      'Under the picture and until it is there. On a phone a hero’s words stand on it: choose the picture’s own ground.',
    examples: ['duckEgg'],
  }),
};
