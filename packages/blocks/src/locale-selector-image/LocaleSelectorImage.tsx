import { Picture } from '@tailorbird/ui/Picture';
import { altText } from '../fields/altText.ts';
import { stillOf } from '../fields/stillOf.ts';
import { LocaleSelectorImageRoot } from './LocaleSelectorImage.styles.ts';
import type { LocaleSelectorImageContent } from './schema.ts';

/** The picture over the choice of market: as wide as the panel, its room kept before it comes. */
export function LocaleSelectorImage({ image, imageAlt }: LocaleSelectorImageContent) {
  return (
    <LocaleSelectorImageRoot>
      <Picture
        {...stillOf(image)}
        alt={altText(image, imageAlt)}
        sizes="(min-width: 768px) 512px, 100vw"
        ratio="2 / 1"
      />
    </LocaleSelectorImageRoot>
  );
}
