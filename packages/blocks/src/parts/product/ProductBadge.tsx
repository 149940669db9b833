import type { Badge as ProductBadgeFacts } from '@tailorbird/commerce/model/badge';
import { Badge } from '@tailorbird/ui/Badge';
import { usePageFacts } from '../../page/PageFacts.tsx';

/** A badge of a product, or an editor's own, which is of no type. Colours are CSS. */
export interface ShownBadge {
  readonly typeId?: ProductBadgeFacts['typeId'] | undefined;
  readonly text: string;
  readonly link?: string | undefined;
  readonly textColour?: string | undefined;
  readonly backgroundColour?: string | undefined;
}

function toneOf(typeId: ShownBadge['typeId']) {
  if (typeId === undefined) return 'ink';
  return typeId === 'product' ? 'paper' : 'sale';
}

/** A badge in its own colours, else in those of its type: what is off the price is red (blocks §3 badge). */
export function ProductBadge({
  badge: { typeId, text, link, textColour, backgroundColour },
}: {
  badge: ShownBadge;
}) {
  const { href } = usePageFacts();
  const label = <Badge text={text} tone={toneOf(typeId)} background={backgroundColour} colour={textColour} />;
  if (!link) return label;
  return (
    <a href={href(link)} data-promotion={text}>
      {label}
    </a>
  );
}
