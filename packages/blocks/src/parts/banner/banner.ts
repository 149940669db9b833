import { z } from 'zod';
import { backgrounds } from '../../fields/backgrounds.ts';
import { callsToAction } from '../../fields/callToAction.ts';
import { optionalColour } from '../../fields/colour.ts';
import { brandFont } from '../../fields/fonts.ts';

const pixels = (most: number) => z.int().min(12).max(most);

/** The sizes of a banner's lines, in pixels, unless an editor says otherwise (blocks §3 hero). */
const usual = { top: { desktop: 36, phone: 30 }, heading: { desktop: 94, phone: 54 } } as const;

/** Large words over a picture, a film or a colour, with calls to action: alone as a hero, or one of a carousel's. */
export const banner = z.object({
  topHeading: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({
      title: 'Top heading',
      description: 'A few words above the heading.',
      examples: ['The autumn collection'],
    }),
  topHeadingFont: brandFont.default('Athletics').meta({ title: 'Top heading: font' }),
  topHeadingSize: pixels(60).default(usual.top.desktop).meta({
    title: 'Top heading: size',
    description: 'Pixels on a desktop.',
  }),
  topHeadingMobileSize: pixels(44).default(usual.top.phone).meta({
    title: 'Top heading: size on a phone',
    description: 'Pixels below 768 px.',
  }),
  topHeadingColour: optionalColour.meta({
    title: 'Top heading: colour',
    description: 'The text colour unless given.',
  }),
  heading: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .meta({
      title: 'Heading',
      description: 'The largest words of the banner.',
      examples: ['Made for long walks home'],
    }),
  headingFont: brandFont.default('Quisas').meta({ title: 'Heading: font' }),
  headingSize: pixels(160).default(usual.heading.desktop).meta({
    title: 'Heading: size',
    description: 'Pixels on a desktop. It shrinks where a word would not fit.',
  }),
  headingMobileSize: pixels(96).default(usual.heading.phone).meta({
    title: 'Heading: size on a phone',
    description: 'Pixels below 768 px. It shrinks where a word would not fit.',
  }),
  headingColour: optionalColour.meta({
    title: 'Heading: colour',
    description: 'The text colour unless given.',
  }),
  subheading: z
    .string()
    .trim()
    .max(160)
    .optional()
    .meta({ title: 'Subheading', description: 'A sentence under the heading.' }),
  subheadingFont: brandFont.default('Athletics').meta({ title: 'Subheading: font' }),
  subheadingSize: pixels(60).default(usual.top.desktop).meta({
    title: 'Subheading: size',
    description: 'Pixels on a desktop.',
  }),
  subheadingMobileSize: pixels(44).default(usual.top.phone).meta({
    title: 'Subheading: size on a phone',
    description: 'Pixels below 768 px.',
  }),
  subheadingColour: optionalColour.meta({
    title: 'Subheading: colour',
    description: 'The text colour unless given.',
  }),
  textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
  horizontalPosition: z
    .enum(['Left', 'Centre', 'Right'])
    .default('Left')
    .meta({ title: 'Position across', description: 'Where the words stand from side to side.' }),
  verticalPosition: z
    .enum(['Top', 'Middle', 'Bottom'])
    .default('Middle')
    .meta({ title: 'Position down', description: 'Where the words stand from top to bottom, on a desktop.' }),
  callsToAction: callsToAction(3),
  ...backgrounds,
});
export type BannerContent = z.output<typeof banner>;
