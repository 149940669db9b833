import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { SizesInStock } from '../schema/listing.ts';

/** A card as a listing reads it: with what is in stock where sizes were chosen. */
export type SizedCard = ProductCard & { readonly inStock?: SizesInStock };

/** Cards of a listing filtered by size: each shows first what of its colours can be bought in a chosen size. */
export function inChosenSizes(cards: readonly SizedCard[], sizes: readonly string[]): ProductCard[] {
  return cards.map(({ inStock = {}, ...card }) => {
    const isOther = (colour: string) => Number(!inStock[colour]?.some((size) => sizes.includes(size)));
    return { ...card, colourways: card.colourways.toSorted((a, b) => isOther(a.colour) - isOther(b.colour)) };
  });
}

/** The card with the size its page is to open with: one of those chosen, in stock in the colour it shows first. */
export function withSize(
  card: ProductCard,
  found: readonly SizedCard[],
  sizes: readonly string[],
): ProductCard {
  if (sizes.length === 0) return card;
  const inStock = found.find(({ productId }) => productId === card.productId)?.inStock ?? {};
  const [first] = card.colourways;
  const size = first && inStock[first.colour]?.find((one) => sizes.includes(one));
  return size === undefined ? card : { ...card, size };
}
