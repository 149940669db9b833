import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { chooseVariant } from '@tailorbird/commerce/variants/chooseVariant';
import type { Shop } from '../requestContext.ts';
import { pairsIn } from './pairsText.ts';

/**
 * The pair a heart stands for: `12.34` names its variant, `12.34o` one of its colour; `12`, on a card, is open in the
 * colour of the product's default variant if that can be bought, otherwise of the first that can (commerce §4 variant
 * choice), or of the default of a style that has sold out.
 */
export async function wishedPair({ client }: Shop, wish: string): Promise<WishlistPair | undefined> {
  const [pair] = pairsIn(wish);
  if (pair || !/^[1-9]\d{0,8}$/.test(wish)) return pair;
  const found = await client.commerce.getProductById({ entityId: Number(wish) });
  if (!found.ok) return undefined;
  const { variants } = found.value;
  const chosen = chooseVariant(found.value) ?? variants.find(({ isDefault }) => isDefault) ?? variants[0];
  return chosen && { productId: found.value.id, variantId: chosen.id, open: true };
}
