import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../../fields/altText.ts';
import type { Media } from '../../fields/media.ts';
import { stillOf } from '../../fields/stillOf.ts';

interface CardMediaProps {
  readonly media: Media;
  /** The card’s own alternative text; without it the picture’s is used. */
  readonly alt: string | undefined;
  /** What a film without any text is called. */
  readonly label: string;
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
  /** The box, as the CSS property. @default '4 / 5' */
  readonly ratio?: string;
}

/** A card’s picture or film, as the link’s schema tag says, in a box that keeps its shape. */
export function CardMedia({ media, alt, label, sizes, ratio = '4 / 5' }: CardMediaProps) {
  const words = altText(media, alt);
  if (media.type === 'video')
    return (
      <Video
        src={media.src}
        webm={media.webm}
        poster={{ ...stillOf(media), sizes }}
        label={words || label}
        ratio={ratio}
      />
    );
  return <Picture {...stillOf(media)} alt={words} sizes={sizes} ratio={ratio} />;
}
