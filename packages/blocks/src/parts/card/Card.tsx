import { usePageFacts } from '../../page/PageFacts.tsx';
import { CardRoot } from './Card.styles.ts';
import { CardMedia } from './CardMedia.tsx';
import type { CardContent } from './card.ts';

interface CardProps {
  readonly card: CardContent;
  readonly level: 2 | 3;
  /** How wide the picture is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

/** An editorial card. Its title is its link, and covers the card. */
export function Card({ card, level, sizes }: CardProps) {
  const { href } = usePageFacts();
  const { image, title, text, url, linkText } = card;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <CardRoot>
      <div data-part="picture">
        <CardMedia media={image} alt={card.imageAlt} label={title} sizes={sizes} />
      </div>
      <Title>
        <a href={href(url)} data-promotion={title}>
          {title}
        </a>
      </Title>
      {text && <p>{text}</p>}
      {linkText && <span aria-hidden="true">{linkText}</span>}
    </CardRoot>
  );
}
