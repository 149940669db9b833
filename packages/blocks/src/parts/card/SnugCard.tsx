import type { CallToAction } from '../../fields/callToAction.ts';
import type { Media } from '../../fields/media.ts';
import { CallsToAction } from '../CallsToAction.tsx';
import { CardMedia } from './CardMedia.tsx';
import { SnugCardRoot } from './SnugCard.styles.ts';

interface SnugCardProps {
  readonly image: Media;
  readonly imageAlt?: string | undefined;
  readonly callToAction?: CallToAction | undefined;
  /** How wide the picture is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

/** A picture with its call to action close under it. The call to action’s link covers the card. */
export function SnugCard({ image, imageAlt, callToAction, sizes }: SnugCardProps) {
  return (
    <SnugCardRoot>
      <div data-part="picture">
        <CardMedia media={image} alt={imageAlt} label={callToAction?.buttonText ?? 'Film'} sizes={sizes} />
      </div>
      {callToAction && (
        <div data-part="action">
          <CallsToAction actions={[callToAction]} />
        </div>
      )}
    </SnugCardRoot>
  );
}
