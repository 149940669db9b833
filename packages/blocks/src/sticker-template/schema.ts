import type { z } from 'zod';
import { stickerFace } from '../parts/sticker-face/stickerFace.ts';

/** A sticker’s look by itself (blocks §3). */
export const stickerTemplate = stickerFace.meta({
  title: 'Sticker template',
  description:
    'Size, place, picture and lettering of a sticker. On a page by itself it is a sticker without words.',
  events: ['select_promotion'],
});
export type StickerTemplateContent = z.output<typeof stickerTemplate>;
