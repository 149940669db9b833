import { z } from 'zod';
import { optionalColour } from '../../fields/colour.ts';
import { link } from '../../fields/link.ts';
import { media } from '../../fields/media.ts';

/** The fields of one link tile, alone or in a group of four (blocks §2 link tile). */
export const linkTileFields = {
  title: z
    .string()
    .trim()
    .min(1)
    .max(48)
    .meta({ title: 'Title', description: 'The words of the link.', examples: ['Knitwear'] }),
  url: link,
  image: media.optional().meta({
    title: 'Picture or video',
    description: 'Shown square. Without one the background colour shows.',
  }),
  imageAlt: z.string().max(200).optional().meta({
    title: 'Alternative text',
    description: 'What the picture shows. Without it the picture’s own text is used.',
  }),
  backgroundColour: optionalColour.meta({
    usual: 'chalk',
    title: 'Background colour',
    description: 'The ground of the tile, and of its picture until that is there.',
    examples: ['blush'],
  }),
  textColour: optionalColour.meta({
    title: 'Text colour',
    description: 'On the background colour: choose two that are legible together.',
    examples: ['ink'],
  }),
};

const tile = z.object(linkTileFields);
export type LinkTileContent = z.output<typeof tile>;
