import { customProperties } from '@tailorbird/ui/customProperties';
import { Icon } from '@tailorbird/ui/Icon';
import { ArrowRightIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../../fields/altText.ts';
import { stillOf } from '../../fields/stillOf.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { LinkTileCardRoot } from './LinkTileCard.styles.ts';
import type { LinkTileContent } from './linkTileFields.ts';

/** A square picture and the words of its link: beside each other in a `Row`, one above the other in a `Stack`. */
export function LinkTileCard({
  layout,
  sizes,
  ...tile
}: LinkTileContent & { layout: 'Row' | 'Stack'; sizes: string }) {
  const { title, url, image, imageAlt, backgroundColour, textColour } = tile;
  const { href } = usePageFacts();
  const alt = image && altText(image, imageAlt);
  return (
    <LinkTileCardRoot
      data-layout={layout}
      style={customProperties({ '--ground': backgroundColour, '--text': textColour })}
    >
      {image?.type === 'image' && <Picture {...stillOf(image)} alt={alt ?? ''} sizes={sizes} ratio="1 / 1" />}
      {image?.type === 'video' && (
        <Video
          src={image.src}
          webm={image.webm}
          poster={{ ...stillOf(image), sizes }}
          label={alt || title}
          ratio="1 / 1"
        />
      )}
      <a href={href(url)} data-promotion={title}>
        <span>{title}</span>
        <Icon of={ArrowRightIcon} />
      </a>
    </LinkTileCardRoot>
  );
}
