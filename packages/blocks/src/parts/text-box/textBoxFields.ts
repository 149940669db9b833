import { z } from 'zod';
import { textAlignment } from '../../fields/alignment.ts';
import { callsToAction } from '../../fields/callToAction.ts';
import { optionalColour } from '../../fields/colour.ts';
import { markdown } from '../../fields/markdown.ts';
import { media } from '../../fields/media.ts';

const words = {
  topHeading: z
    .string()
    .max(60)
    .optional()
    .meta({
      title: 'Top heading',
      description: 'A few small words above the heading.',
      examples: ['From the studio'],
    }),
  heading: z
    .string()
    .max(80)
    .optional()
    .meta({
      title: 'Heading',
      description: 'The largest words of the box.',
      examples: ['Every print begins as a lino block'],
    }),
  subtitle: z.string().max(200).optional().meta({
    title: 'Subtitle',
    description: 'A sentence or two under the heading, larger than the body.',
  }),
  body: markdown.optional().meta({
    title: 'Body',
    description: 'Markdown.',
    examples: ['We cut it **by hand**, ink it and press it onto the cloth.'],
  }),
  annotation: z
    .string()
    .max(200)
    .optional()
    .meta({
      title: 'Annotation',
      description: 'Small print at the foot.',
      examples: ['Made in batches of forty.'],
    }),
  callsToAction: callsToAction(4),
};

const look = {
  headingColour: optionalColour.meta({
    title: 'Heading colour',
    description: 'Of both headings, on the background colour. Without one they have the text colour.',
    examples: ['madder'],
  }),
  textColour: optionalColour.meta({
    title: 'Text colour',
    description: 'On the background colour: choose two that are legible together.',
    examples: ['ink'],
  }),
  backgroundColour: optionalColour.meta({
    usual: 'chalk',
    title: 'Background colour',
    description: 'The ground of the words.',
    examples: ['duckEgg'],
  }),
  textAlignment,
  bold: z.boolean().default(false).meta({
    title: 'Bold heading',
    description: 'Whether the heading is set bold.',
  }),
  underline: z.boolean().default(false).meta({
    title: 'Underlined heading',
    description: 'Whether the heading is underlined.',
  }),
};

const alt = 'What a shopper would want to know of the picture. Without it the picture’s own text is used.';
const loop = 'Whether a video starts again at its end.';

const grounds = {
  desktopBackground: media.optional().meta({
    title: 'Background',
    description: 'Picture or video. Without one there are the words alone.',
  }),
  desktopBackgroundAlt: z.string().max(200).optional().meta({ title: 'Alternative text', description: alt }),
  desktopBackgroundLoop: z.boolean().default(true).meta({ title: 'Loop', description: loop }),
  mobileBackground: media.optional().meta({
    title: 'Background on a phone',
    description: 'Picture or video shown below 768 px in place of the background.',
  }),
  mobileBackgroundAlt: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Alternative text on a phone', description: alt }),
  mobileBackgroundLoop: z.boolean().default(true).meta({ title: 'Loop on a phone', description: loop }),
};

/** The fields of both types of text box (blocks §3 text box). */
export const textBoxFields = { ...words, ...look, ...grounds };

const textBox = z.object(textBoxFields);
export type TextBoxContent = z.output<typeof textBox>;
export type TextBoxInput = z.input<typeof textBox>;
