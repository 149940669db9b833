import { z } from 'zod';
import { optionalColour } from '../colour.ts';
import { optionalLink } from '../link.ts';
import { media } from '../media.ts';

const line = z
  .object({
    top: z.number().min(0).max(100).meta({ title: 'From the top', description: 'Per cent of the height.' }),
    size: z.number().min(10).max(48).default(16).meta({ title: 'Size', description: 'Pixels.' }),
    colour: optionalColour,
  })
  .meta({ title: 'Line of text' });

const template = z
  .object({
    image: media
      .optional()
      .meta({ title: 'Picture', description: 'Without one the sticker is a round of its colour.' }),
    width: z.number().min(80).max(240).default(150).meta({ title: 'Width', description: 'Pixels.' }),
    height: z.number().min(80).max(240).default(150).meta({ title: 'Height', description: 'Pixels.' }),
    marginX: z.number().min(0).max(120).default(20).meta({ title: 'From the side', description: 'Pixels.' }),
    marginY: z.number().min(0).max(160).default(20).meta({ title: 'From the foot', description: 'Pixels.' }),
    colour: optionalColour.meta({ title: 'Colour', description: 'Mustard unless given.' }),
    closeButton: z
      .enum(['Left', 'Right'])
      .default('Right')
      .meta({ title: 'Close button', description: 'Its corner.' }),
    line1: line.default({ top: 30, size: 16 }),
    line2: line.default({ top: 50, size: 22 }),
    line3: line.default({ top: 70, size: 14 }),
  })
  .meta({ title: 'Sticker template' });

/** A small notice in the corner of the page, there until it is closed (blocks §4). */
export const sticker = z
  .object({
    template: template.prefault({}),
    url: optionalLink.meta({ title: 'Link' }),
    textLine1: z
      .string()
      .max(24)
      .optional()
      .meta({ title: 'First line', examples: ['Until Sunday'] }),
    textLine2: z
      .string()
      .max(24)
      .optional()
      .meta({ title: 'Second line', examples: ['20% off'] }),
    textLine3: z
      .string()
      .max(24)
      .optional()
      .meta({ title: 'Third line', examples: ['all knitwear'] }),
  })
  .meta({
    title: 'Sticker',
    description: 'A small notice in the corner of the page, there until it is closed.',
  });
export type StickerContent = z.output<typeof sticker>;
