import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../fields/altText.ts';
import type { Media } from '../fields/media.ts';
import { stillOf } from '../fields/stillOf.ts';
import { BackgroundRoot } from './Background.styles.ts';
import { PictureForPhones } from './PictureForPhones.tsx';

interface BackgroundProps {
  readonly desktop?: Media | undefined;
  /** Shown below 768 px in place of `desktop`. */
  readonly mobile?: Media | undefined;
  readonly alt?: string | undefined;
  readonly loop?: boolean;
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  readonly priority?: boolean;
}

function Layer({
  media,
  alt,
  loop = true,
  sizes,
  priority = false,
}: Omit<BackgroundProps, 'desktop' | 'mobile'> & { media: Media }) {
  if (media.type === 'video') {
    return (
      <Video
        src={media.src}
        webm={media.webm}
        poster={{ ...stillOf(media), sizes, priority }}
        loop={loop}
        label={altText(media, alt) || 'Background film'}
      />
    );
  }
  return (
    <Picture {...stillOf(media)} alt={altText(media, alt)} sizes={sizes} ratio="16 / 9" priority={priority} />
  );
}

/** A picture or video that fills its parent, with another for phones if given. Only one of two pictures is loaded. */
export function Background({ desktop, mobile, ...rest }: BackgroundProps) {
  const { alt, sizes, priority } = rest;
  const main = desktop ?? mobile;
  if (main === undefined) return null;
  const other = mobile === undefined || mobile === main ? undefined : mobile;
  if (other === undefined) {
    return (
      <BackgroundRoot data-part="ground">
        <div>
          <Layer media={main} {...rest} />
        </div>
      </BackgroundRoot>
    );
  }
  if (main.type === 'image' && other.type === 'image') {
    return (
      <BackgroundRoot data-part="ground">
        <PictureForPhones
          media={main}
          other={other}
          alt={altText(main, alt)}
          sizes={sizes}
          ratio="16 / 9"
          priority={priority}
        />
      </BackgroundRoot>
    );
  }
  return (
    <BackgroundRoot data-part="ground">
      <div data-on="desktop">
        <Layer media={main} {...rest} />
      </div>
      <div data-on="mobile">
        <Layer media={other} {...rest} />
      </div>
    </BackgroundRoot>
  );
}
