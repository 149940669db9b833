import { CallsToAction } from '../parts/CallsToAction.tsx';
import { CardMedia } from '../parts/card/CardMedia.tsx';
import { RichTextView } from '../parts/RichTextView.tsx';
import { ModalWordsRoot } from './ModalWords.styles.ts';
import type { ModalContent } from './schema.ts';

/** What a modal says under its title. */
export function ModalWords({ title, body, image, imageAlt, callToAction }: ModalContent) {
  return (
    <ModalWordsRoot>
      {image && (
        <div data-part="picture">
          <CardMedia
            media={image}
            alt={imageAlt}
            label={title}
            sizes="(min-width: 592px) 512px, 90vw"
            ratio="3 / 2"
          />
        </div>
      )}
      {body && <RichTextView text={body} />}
      {callToAction && <CallsToAction actions={[callToAction]} />}
    </ModalWordsRoot>
  );
}
