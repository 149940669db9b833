import { altText } from '../../fields/altText.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { CardMedia } from '../card/CardMedia.tsx';
import { LookPrimaryRoot } from './LookPrimary.styles.ts';
import type { LookContent } from './look.ts';

interface LookPrimaryProps {
  readonly look: LookContent;
  readonly sizes: string;
  readonly ratio: string;
}

/** The whole look: a picture or a film that may lead somewhere. */
export function LookPrimary({ look, sizes, ratio }: LookPrimaryProps) {
  const { href } = usePageFacts();
  const { primaryBlockBackground: media, primaryBlockImageAltText: alt, primaryBlockUrl: url, title } = look;
  const words = altText(media, alt) || title;
  return (
    <LookPrimaryRoot data-part="primary">
      <CardMedia
        media={media}
        alt={url === undefined ? alt : words}
        label={title}
        sizes={sizes}
        ratio={ratio}
      />
      {url !== undefined && <a href={href(url)} aria-label={words} data-promotion={title} />}
    </LookPrimaryRoot>
  );
}
