import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../altText.ts';
import { usePageFacts } from '../PageFacts.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { JumpOffRoot } from './JumpOff.styles.ts';
import type { JumpOffContent } from './schema.ts';

type Item = JumpOffContent['items'][number];

function Ground({ item, count }: { item: Item; count: number }) {
  const { image, imageAlt } = item;
  if (image === undefined) return null;
  const alt = altText(image, imageAlt);
  if (image.type === 'video')
    return <Video src={image.src} poster={image.poster} label={alt || item.title} />;
  const share = Math.round(100 / count);
  return (
    <Picture
      src={image.src}
      alt={alt}
      sizes={`(min-width: 768px) ${share}vw, ${count === 4 ? 50 : 100}vw`}
      ratio="4 / 5"
    />
  );
}

function Tile({
  item,
  count,
  type,
  level,
}: {
  item: Item;
  count: number;
  type: JumpOffContent['type'];
  level: 'h2' | 'h3';
}) {
  const { href } = usePageFacts();
  const Title = level;
  return (
    <li style={customProperties({ '--ground': item.backgroundColour, '--text': item.textColour })}>
      {(item.image !== undefined || type === '2') && (
        <div data-part="picture">
          <Ground item={item} count={count} />
        </div>
      )}
      <div data-part="words" data-label={item.image && !item.textColour ? '' : undefined}>
        <Title>
          <a href={href(item.url)}>{item.title}</a>
        </Title>
        {item.subtitle && <p>{item.subtitle}</p>}
        {item.linkText && <span aria-hidden="true">{item.linkText}</span>}
      </div>
    </li>
  );
}

/** One to four tiles that lead elsewhere, laid out for their number. */
export function JumpOff({ title, type, items }: JumpOffContent) {
  return (
    <JumpOffRoot
      data-type={type}
      data-count={items.length}
      style={customProperties({ '--columns': items.length })}
    >
      {title && <SectionHeading title={title} />}
      <ul>
        {items.map((item) => (
          <Tile
            key={item.title + item.url}
            item={item}
            count={items.length}
            type={type}
            level={title ? 'h3' : 'h2'}
          />
        ))}
      </ul>
    </JumpOffRoot>
  );
}
