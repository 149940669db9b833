import { z } from 'zod';
import { optionalColour } from '../../fields/colour.ts';
import { optionalLink } from '../../fields/link.ts';
import { media } from '../../fields/media.ts';

const percent = (title: string, description: string) =>
  z.number().min(0).max(100).meta({ title, description });

const textLine = (y: number, size: number) =>
  z
    .object({
      x: percent('Across', 'Middle of the line, per cent of the width from the left.').default(50),
      y: percent('Down', 'Middle of the line, per cent of the height from the top.').default(y),
      size: z.number().min(10).max(60).default(size).meta({ title: 'Size', description: 'Pixels.' }),
      colour: optionalColour.meta({
        title: 'Colour',
        description: 'Without one the words are ink, and over a picture they stand on a label of paper.',
      }),
    })
    .prefault({})
    .meta({
      title: 'Line of text',
      description: 'Where one of the sticker’s lines stands, its size and colour.',
    });

const pixels = (least: number, most: number) => z.number().min(least).max(most);

/** What a sticker looks like, kept apart from its words so that many stickers share it (blocks §3). */
export const stickerFace = z.object({
  _meta: z.object({ deliveryId: z.string().optional() }).optional(),
  url: optionalLink.meta({
    title: 'Link',
    description: 'Where stickers of this template lead that give no link of their own.',
  }),
  width: pixels(80, 260).default(150).meta({ title: 'Width', description: 'Pixels.' }),
  height: pixels(80, 260).default(150).meta({ title: 'Height', description: 'Pixels.' }),
  margins: z
    .object({
      top: pixels(0, 160).optional().meta({
        title: 'From the top',
        description:
          'Pixels. The sticker stands at the top where only this is given; beside a margin from the foot it is what is kept free above.',
      }),
      right: pixels(0, 120).optional().meta({
        title: 'From the right',
        description: 'Pixels; 20 unless only a margin from the left is given.',
      }),
      bottom: pixels(0, 160).optional().meta({
        title: 'From the foot',
        description: 'Pixels; 20 unless only a margin from the top is given.',
      }),
      left: pixels(0, 120).optional().meta({
        title: 'From the left',
        description:
          'Pixels. The sticker stands on the left where only this is given; beside a margin from the right it is what is kept free on the left.',
      }),
    })
    .default({})
    .meta({ title: 'Margins', description: 'Between the sticker and the four sides of the page.' }),
  image: media.optional().meta({
    title: 'Picture',
    description: 'Without one the sticker is a round of its colour. A video shows its still.',
  }),
  colour: optionalColour.meta({ title: 'Colour', description: 'Mustard unless given.' }),
  closeButtonBox: z
    .object({
      top: pixels(-24, 200).default(-12).meta({ title: 'From the top', description: 'Pixels.' }),
      right: pixels(-24, 200).default(-12).meta({ title: 'From the right', description: 'Pixels.' }),
      size: pixels(24, 60).default(44).meta({ title: 'Size', description: 'Pixels each way; 24 at least.' }),
    })
    .prefault({})
    .meta({ title: 'Close button', description: 'The box of the button that closes the sticker.' }),
  textLine1: textLine(30, 16),
  textLine2: textLine(50, 22),
  textLine3: textLine(70, 14),
});
export type StickerFaceContent = z.output<typeof stickerFace>;
