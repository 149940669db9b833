import { z } from 'zod';
import { textAlignment } from '../fields/alignment.ts';
import { callToAction } from '../fields/callToAction.ts';
import { colour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';

const headline = {
  title: z
    .string()
    .max(60)
    .optional()
    .meta({
      title: 'Title',
      description: 'The headline on the picture.',
      examples: ['Out in all weathers'],
    }),
  subtitle: z.string().max(160).optional().meta({
    title: 'Subtitle',
    description: 'A sentence under the headline.',
  }),
  dropShadowBehindHeadline: z.boolean().default(true).meta({
    title: 'Shadow behind the headline',
    description:
      'Darkens the picture behind the words, so that pale words are legible on it. Switch it off for dark words on a pale picture.',
  }),
  callToAction,
  textWrapperAlignment: z.enum(['Top', 'Middle', 'Bottom']).default('Bottom').meta({
    title: 'Text wrapper alignment',
    description: 'Where on the picture the headline stands, with what belongs to it.',
  }),
  textWrapperContentAlignment: textAlignment.meta({
    title: 'Text wrapper content alignment',
    description: 'How the words within it are set.',
  }),
  textColor: z
    .literal('White')
    .transform(() => '#FFFFFF')
    .or(colour)
    .or(z.literal('').transform(() => undefined))
    .optional()
    .meta({
      title: 'Text colour',
      description: 'White, a hex code, or the name of one of the shop’s colours. White unless set.',
      examples: ['White', 'ink'],
    }),
};

const quisas = {
  quisasTextBlockContent: z
    .string()
    .max(60)
    .optional()
    .meta({
      title: 'Quisas text',
      description: 'A few words in the heading font at the picture’s edge.',
      examples: ['The autumn collection'],
    }),
  quisasTextAlignment: textAlignment.meta({
    title: 'Quisas text alignment',
    description: 'How the quisas text is set.',
  }),
  quisasTextBlockPosition: z.enum(['Top', 'Bottom']).default('Top').meta({
    title: 'Quisas text position',
    description: 'At the picture’s head or foot. The headline makes room for it.',
  }),
};

/** A tall picture with a headline on it: tall image type 1 (blocks §3 tall image). */
export const tallImage = z
  .object({
    image: media.meta({
      title: 'Picture or video',
      description: 'Taller than wide, four to five or slimmer.',
    }),
    imageUrl: optionalLink.meta({
      title: 'Link of the picture',
      description: 'Where a press on the picture leads.',
      examples: ['/browse/womens/new-in'],
    }),
    ...headline,
    ...quisas,
  })
  .meta({
    title: 'Tall image, type 1',
    description: 'A tall picture with a headline on it.',
    events: ['select_promotion'],
  });
export type TallImageContent = z.output<typeof tallImage>;
