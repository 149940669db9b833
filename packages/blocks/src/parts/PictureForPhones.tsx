import { below } from '@tailorbird/tokens/breakpoints';
import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture, type PictureProps } from '@tailorbird/ui/Picture';
import { pictureWidths, sourceSet } from '@tailorbird/ui/pictureSource';
import type { Media } from '../fields/media.ts';
import { stillOf } from '../fields/stillOf.ts';
import { PictureForPhonesRoot } from './PictureForPhones.styles.ts';

const phone = below.tablet.replace('@media ', '');

interface PictureForPhonesProps extends Pick<PictureProps, 'alt' | 'sizes' | 'ratio' | 'priority'> {
  readonly media: Media;
  /** Shown below 768 px in place of `media`, by a focal point of its own. */
  readonly other: Media | undefined;
}

/** A picture, with another for phones if given. Only one of the two is loaded. */
export function PictureForPhones({ media, other, ...shared }: PictureForPhonesProps) {
  const onPhone = other && stillOf(other);
  return (
    <PictureForPhonesRoot
      data-on-phone={onPhone && ''}
      style={customProperties({ '--focal-point-on-phone': onPhone?.focalPoint })}
    >
      {onPhone && (
        <source media={phone} srcSet={sourceSet(onPhone.src, pictureWidths)} sizes={shared.sizes} />
      )}
      <Picture {...stillOf(media)} {...shared} />
    </PictureForPhonesRoot>
  );
}
