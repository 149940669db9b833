import type { Badge as BadgeFacts } from '@tailorbird/commerce/model/badge';
import { Badge } from '@tailorbird/ui/Badge';

/** What there is to say of a product in a few words, the most important first, as the product page says it. */
export function ProductBadges({ badges }: { badges: readonly BadgeFacts[] }) {
  if (badges.length === 0) return null;
  return (
    <ul data-part="badges">
      {badges.map(({ typeId, text, pdpText, backgroundColour, textColour, pdpTextColour, link }) => {
        const face = (
          <Badge text={pdpText ?? text} background={backgroundColour} colour={pdpTextColour ?? textColour} />
        );
        return <li key={typeId + text}>{link === undefined ? face : <a href={link}>{face}</a>}</li>;
      })}
    </ul>
  );
}
