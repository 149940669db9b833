import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { chooseVariant } from '@tailorbird/commerce/variants/chooseVariant';
import { variantsOfColour } from '@tailorbird/commerce/variants/variantsMatching';
import type { Shop } from '../requestContext.ts';
import { pairsIn } from './pairsText.ts';

/**
 * The pair a heart stands for: `12.34` names its variant, `12.34o` one of its colour; `12:Moss Green`, on a card, is open
 * in the colour the card shows. Its variant is the default one if that can be bought, otherwise the first that can
 * (commerce §4 variant choice), or the default of a colour that has sold out.
 */
export async function wishedPair({ client }: Shop, wish: string): Promise<WishlistPair | undefined> {
  const [pair] = pairsIn(wish);
  const [, productId, colour = ''] = /^([1-9]\d{0,8})(?::(.+))?$/.exec(wish) ?? [];
  if (pair || productId === undefined) return pair;
  const found = await client.commerce.getProductById({ entityId: Number(productId) });
  if (!found.ok) return undefined;
  const ofColour = variantsOfColour(found.value.variants, colour);
  const variants = ofColour.length > 0 ? ofColour : found.value.variants;
  const chosen =
    chooseVariant({ ...found.value, variants }) ?? variants.find(({ isDefault }) => isDefault) ?? variants[0];
  return chosen && { productId: found.value.id, variantId: chosen.id, open: true };
}
