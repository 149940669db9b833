import { ProductBadge } from '@tailorbird/blocks/ProductBadge';
import type { Badge } from '@tailorbird/commerce/model/badge';

/** What there is to say of a product in a few words, the most important first, as the product page says it. */
export function ProductBadges({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul data-part="badges">
      {badges.map((badge) => {
        const { typeId, text, pdpText = text, textColour, pdpTextColour = textColour } = badge;
        return (
          <li key={typeId + text}>
            <ProductBadge badge={{ ...badge, text: pdpText, textColour: pdpTextColour }} />
          </li>
        );
      })}
    </ul>
  );
}
