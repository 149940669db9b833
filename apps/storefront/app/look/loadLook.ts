import { nowPriceIn } from '@tailorbird/commerce/badges/nowPriceIn';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { errorMessages } from '@tailorbird/commerce/errorMessages';
import { type LookPiece, lookPieces } from '@tailorbird/commerce/look/lookPieces';
import type { Price, Product, Variant } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { variantsInColour } from '@tailorbird/commerce/variants/variantsMatching';
import { badgesOf } from '../product/loadProduct.ts';
import type { Shop } from '../requestContext.ts';
import { completeLook } from './completeLook.ts';
import type { PieceChoice, ShownPiece } from './shownPiece.ts';

type Pieces = Result<ShownPiece[], CallError>;

/**
 * The pieces an address names, with what is left of each. One piece alone is made a look by what is worn with it. What
 * is gone, or is written on its own page, is left out.
 */
export async function loadLook(shop: Pick<Shop, 'client'>, segment: string): Promise<Pieces> {
  const named = lookPieces(segment);
  const found = await Promise.all(named.map((piece) => pieceOf(shop, piece)));
  const shown = found.flatMap((piece) => (piece.ok && piece.value ? [piece.value] : []));
  const [first] = shown;
  if (!first) {
    const [failed] = found.flatMap((piece) => (piece.ok ? [] : [piece.error]));
    return err(failed ?? { tag: 'not-found', message: errorMessages.pageNotFoundMessage });
  }
  if (named.length > 1) return ok(shown.map(({ piece }) => piece));
  const rest = await completeLook(shop, first.product, first.piece.colour);
  const added = await Promise.all(rest.map((piece) => pieceOf(shop, piece)));
  const wornWith = added.flatMap((piece) => (piece.ok && piece.value ? [piece.value.piece] : []));
  return ok([first.piece, ...wornWith]);
}

/** Undefined where it is not sold in that colour, or needs words of the shopper's own. */
async function pieceOf(
  shop: Pick<Shop, 'client'>,
  { productId, colour }: LookPiece,
): Promise<Result<{ piece: ShownPiece; product: Product } | undefined, CallError>> {
  const found = await shop.client.commerce.getProductById({ entityId: productId });
  if (!found.ok) return err(found.error);
  const product = found.value;
  const colourway = product.colourways.find((one) => one.colour === colour);
  const variants = variantsInColour(product.variants, colour);
  if (!colourway || variants.length === 0 || product.modifiers.length > 0) return ok(undefined);
  const badges = await badgesOf(shop, product, variants);
  const { sku, slug, name, price } = product;
  return ok({
    product,
    piece: {
      productId,
      colour,
      sku,
      slug,
      name,
      image: colourway.image,
      swatch: colourway.swatch,
      price,
      nowPrice: nowPriceIn(badges),
      isFrom: variants.some((one) => costOf(one) > costOf({ price })),
      choices: variants.map((variant) => choiceOf(product, variant)),
    },
  });
}

const costOf = ({ price }: { readonly price: Price }) => price.sale ?? price.list;

const choiceOf = (product: Product, variant: Variant): PieceChoice => ({
  variantId: variant.id,
  size: variant.size,
  length: variant.length,
  purchasable: isBuyable(product, variant),
});
