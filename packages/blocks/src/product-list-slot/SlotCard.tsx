import { customProperties } from '@tailorbird/ui/customProperties';
import { usePageFacts } from '../page/PageFacts.tsx';
import { CallsToAction } from '../parts/CallsToAction.tsx';
import { CardMedia } from '../parts/card/CardMedia.tsx';
import { SlotCardRoot } from './SlotCard.styles.ts';
import type { ProductListSlotContent } from './schema.ts';

/** What the card of a slot is drawn from. */
export interface SlotCardProps extends Pick<ProductListSlotContent, 'card' | 'columns'> {
  /** Level of the title in the page’s outline: that of the products’ names. */
  readonly level: 2 | 3;
}

/** The card of a slot, as high as the row of products it stands in. */
export function SlotCard({ card, columns, level }: SlotCardProps) {
  const { href } = usePageFacts();
  const Title = level === 2 ? 'h2' : 'h3';
  const { title, text, url, image, imageAlt, callToAction } = card;
  return (
    <SlotCardRoot
      data-columns={columns}
      data-linked={url === undefined ? undefined : ''}
      style={customProperties({ '--ground': card.backgroundColour, '--text': card.textColour })}
    >
      <div data-part="picture">
        <CardMedia
          media={image}
          alt={imageAlt}
          label={title}
          sizes={
            columns === '2'
              ? '(min-width: 992px) 50vw, (min-width: 768px) 66vw, 100vw'
              : '(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw'
          }
        />
      </div>
      <div data-part="words">
        <Title>
          {url === undefined ? (
            title
          ) : (
            <a href={href(url)} data-promotion={title}>
              {title}
            </a>
          )}
        </Title>
        {text && <p>{text}</p>}
        {callToAction && <CallsToAction actions={[callToAction]} />}
      </div>
    </SlotCardRoot>
  );
}
