import { Picture } from '@tailorbird/ui/Picture';
import { Video } from '@tailorbird/ui/Video';
import { altText } from '../altText.ts';
import { usePageFacts } from '../PageFacts.tsx';
import { CardRoot } from './Card.styles.ts';
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
  const alt = altText(image, card.imageAlt);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <CardRoot>
      <div data-part="picture">
        {image.type === 'image' ? (
          <Picture src={image.src} alt={alt} sizes={sizes} ratio="4 / 5" />
        ) : (
          <Video src={image.src} poster={image.poster} label={alt || title} ratio="4 / 5" />
        )}
      </div>
      <Title>
        <a href={href(url)}>{title}</a>
      </Title>
      {text && <p>{text}</p>}
      {linkText && <span aria-hidden="true">{linkText}</span>}
    </CardRoot>
  );
}
