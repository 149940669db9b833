import { nowPriceIn } from '@tailorbird/commerce/badges/nowPriceIn';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Product } from '@tailorbird/commerce/model/product';
import { inTheBagText } from '@tailorbird/commerce/pricing/priceView';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { preselected, variantsInColour } from '@tailorbird/commerce/variants/variantsMatching';
import { badgesOf } from '../product/loadProduct.ts';
import type { Shop } from '../requestContext.ts';

/** What a card's quick add asks for: a style in the colour of the card. */
export interface QuickAddView {
  /** Its variants are those of the colour. */
  readonly product: Product;
  readonly colour: string;
  readonly image: string;
  /** What one costs with a promotion, in words; null without one. */
  readonly promoted: string | null;
  readonly chosen: { readonly size: string | null; readonly length: string | null };
}

/** Loads it; not found where the style is not sold in this colour. */
export async function loadQuickAdd(
  shop: Pick<Shop, 'client' | 'market'>,
  id: number,
  colour: string,
): Promise<Result<QuickAddView, CallError>> {
  const found = await shop.client.commerce.getProductById({ entityId: id });
  if (!found.ok) return found;
  const product = found.value;
  const image = product.colourways.find((one) => one.colour === colour)?.image;
  const variants = variantsInColour(product.variants, colour);
  if (image === undefined || variants.length === 0)
    return err({ tag: 'not-found', message: 'There is no such style in this colour.' });
  const chosen = { size: preselected(product.sizes) ?? null, length: preselected(product.lengths) ?? null };
  const promoted = product.isPriceHidden
    ? null
    : inTheBagText(nowPriceIn(await badgesOf(shop, product, variants)), shop.market.market);
  return ok({ product: { ...product, variants }, colour, image, promoted, chosen });
}
