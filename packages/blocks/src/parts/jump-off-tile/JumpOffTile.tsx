import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../../fields/altText.ts';
import { stillOf } from '../../fields/stillOf.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { JumpOffTileRoot } from './JumpOffTile.styles.ts';
import type { JumpOffTileContent, JumpOffType } from './jumpOffTile.ts';

interface JumpOffTileProps extends JumpOffTileContent {
  readonly type: JumpOffType;
  readonly level: 'h2' | 'h3';
  /** How wide it is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

function Ground({ image, imageAlt, title, sizes }: JumpOffTileProps) {
  if (image === undefined) return null;
  const alt = altText(image, imageAlt);
  if (image.type === 'video')
    return (
      <Video src={image.src} webm={image.webm} poster={{ ...stillOf(image), sizes }} label={alt || title} />
    );
  return <Picture {...stillOf(image)} alt={alt} sizes={sizes} ratio="4 / 5" />;
}

/** Words over a picture stand on a label: of paper, or of the editor’s colours where the words have one. */
function labelOf({ image, textColour }: JumpOffTileContent): 'paper' | 'tinted' | undefined {
  if (image === undefined) return undefined;
  return textColour === undefined ? 'paper' : 'tinted';
}

/** One tile, all of which leads elsewhere. Its shape and the size of its words are its parent's to say. */
export function JumpOffTile(tile: JumpOffTileProps) {
  const { title, subtitle, url, linkText, image, type, level: Title } = tile;
  const { href } = usePageFacts();
  return (
    <JumpOffTileRoot
      data-type={type}
      data-plain={image === undefined ? '' : undefined}
      style={customProperties({ '--ground': tile.backgroundColour, '--text': tile.textColour })}
    >
      {image && (
        <div data-part="picture">
          <Ground {...tile} />
        </div>
      )}
      <div data-part="words" data-label={labelOf(tile)}>
        <Title>
          <a href={href(url)} data-promotion={title}>
            {title}
          </a>
        </Title>
        {subtitle && <p>{subtitle}</p>}
        {linkText && <span aria-hidden="true">{linkText}</span>}
      </div>
    </JumpOffTileRoot>
  );
}
