import { BagPagePromoRoot } from './BagPagePromo.styles.ts';
import type { BagPagePromoContent } from './schema.ts';

/** A title over a few words. */
export function BagPagePromo({ title, text }: BagPagePromoContent) {
  return (
    <BagPagePromoRoot>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </BagPagePromoRoot>
  );
}
