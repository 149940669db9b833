import { StickerFace } from '../parts/sticker-face/StickerFace.tsx';
import type { StickerContent } from './schema.ts';

/** A notice in the corner of the page: a template with words, there until its close button is pressed (blocks §4). */
export function Sticker({ _meta, template, url, textLine1, textLine2, textLine3 }: StickerContent) {
  return (
    <StickerFace
      {...template}
      id={_meta?.deliveryId}
      url={url ?? template.url}
      words={[textLine1, textLine2, textLine3]}
    />
  );
}
