import { z } from 'zod';
import { optionalColour } from '../../fields/colour.ts';
import { link } from '../../fields/link.ts';
import { media } from '../../fields/media.ts';

/** How a jump-off's words and picture stand together (blocks §2 jump-offs). */
export const jumpOffType = z.enum(['1', '2', '3']).default('1').meta({
  title: 'Type',
  description:
    '1: words on a label at the picture’s foot. 2: words beside or under the picture. 3: words in the middle of the picture.',
});

/** The fields of one jump-off, alone or in a group. */
export const jumpOffFields = {
  title: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({
      title: 'Title',
      description: 'The largest words of the tile.',
      examples: ['Dresses with pockets'],
    }),
  subtitle: z
    .string()
    .max(120)
    .optional()
    .meta({ title: 'Subtitle', description: 'A sentence under the title.' }),
  url: link,
  linkText: z
    .string()
    .max(40)
    .optional()
    .meta({
      title: 'Link words',
      description: 'Underlined, after the title.',
      examples: ['Shop dresses'],
    }),
  image: media.optional().meta({
    title: 'Picture or video',
    description: 'Without one the background colour shows.',
  }),
  imageAlt: z.string().max(200).optional().meta({
    title: 'Alternative text',
    description: 'What the picture shows. Without it the picture’s own text is used.',
  }),
  backgroundColour: optionalColour.meta({
    usual: 'chalk',
    title: 'Background colour',
    description: 'Shown until the picture is there, and where there is none.',
    examples: ['blush'],
  }),
  textColour: optionalColour.meta({
    title: 'Text colour',
    description:
      'Without one, words over a picture stand on a label of paper. With one the label has the background colour: choose two that are legible together.',
    examples: ['ink'],
  }),
};

const tile = z.object(jumpOffFields);
export type JumpOffTileContent = z.output<typeof tile>;
export type JumpOffType = z.output<typeof jumpOffType>;
