import { StickerFace } from '../parts/sticker-face/StickerFace.tsx';
import type { StickerTemplateContent } from './schema.ts';

/** A sticker’s look on a page by itself: it has no words. */
export function StickerTemplate({ _meta, ...template }: StickerTemplateContent) {
  return <StickerFace {...template} id={_meta?.deliveryId} />;
}
