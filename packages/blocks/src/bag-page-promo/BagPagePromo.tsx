import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture } from '@tailorbird/ui/Picture';
import { altText } from '../fields/altText.ts';
import { stillOf } from '../fields/stillOf.ts';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import { BagPagePromoRoot } from './BagPagePromo.styles.ts';
import type { BagPagePromoContent } from './schema.ts';

/** A promotion under the bag’s summary: a small picture, words and one thing to press. */
export function BagPagePromo(content: BagPagePromoContent) {
  const { title, text, image, imageAlt, callToAction, backgroundColour, textColour } = content;
  return (
    <BagPagePromoRoot
      aria-label={title}
      style={customProperties({ '--ground': backgroundColour, '--text': textColour })}
    >
      {image && <Picture {...stillOf(image)} alt={altText(image, imageAlt)} sizes="120px" ratio="4 / 5" />}
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {callToAction && <CallsToAction actions={[callToAction]} />}
      </div>
    </BagPagePromoRoot>
  );
}
