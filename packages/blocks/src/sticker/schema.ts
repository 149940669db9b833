import { z } from 'zod';
import { optionalLink } from '../fields/link.ts';
import { stickerFace } from '../parts/sticker-face/stickerFace.ts';

const words = (title: string, example: string) =>
  z
    .string()
    .max(24)
    .optional()
    .meta({ title, description: 'Its place, size and colour are the template’s.', examples: [example] });

/** A small notice in the corner of the page, there until it is closed (blocks §4). */
export const sticker = z
  .object({
    _meta: z.object({ deliveryId: z.string().optional() }).optional(),
    template: stickerFace
      .meta({ title: 'Sticker template', description: 'Size, place, picture and lettering.' })
      .prefault({}),
    url: optionalLink.meta({ title: 'Link', description: 'Without one the template’s is used.' }),
    textLine1: words('First line', 'Until Sunday'),
    textLine2: words('Second line', '20% off'),
    textLine3: words('Third line', 'all knitwear'),
  })
  .meta({
    title: 'Sticker',
    description: 'A small notice in the corner of the page, there until it is closed.',
    events: ['select_promotion'],
  });
export type StickerContent = z.output<typeof sticker>;
