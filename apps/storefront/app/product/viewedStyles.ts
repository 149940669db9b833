import type { ProductCard } from '@tailorbird/commerce/model/product';
import { colourToPath } from '@tailorbird/commerce/variants/colourInPath';

/** A style somebody looked at, in a colour as addresses write it. */
export interface Viewed {
  readonly productId: number;
  readonly colour: string;
}

/** The styles a row has room for. */
export const maxViewed = 8;

/** Styles as one text for an address or for the browser's storage, the latest first: `12.Moss_Green~34.Ink`. */
export function viewedText(viewed: readonly Viewed[]): string {
  return viewed.map(({ productId, colour }) => `${productId}.${colour}`).join('~');
}

/** The styles of a text, each once and no more than a row has room for; what is none is left out. */
export function viewedIn(text: string): Viewed[] {
  const found = new Map<number, Viewed>();
  for (const one of text.slice(0, 2000).split('~')) {
    const [, id, colour] = /^([1-9]\d{0,8})\.([^~]{1,120})$/.exec(one) ?? [];
    if (colour !== undefined && !found.has(Number(id)))
      found.set(Number(id), { productId: Number(id), colour });
  }
  return [...found.values()].slice(0, maxViewed);
}

/** The list after a style was looked at: it is in front, and there once. */
export function withViewed(before: readonly Viewed[], now: Viewed): Viewed[] {
  return [now, ...before.filter(({ productId }) => productId !== now.productId)].slice(0, maxViewed + 1);
}

/** The cards of what was looked at, each in the colour it was looked at in, in that order; what is gone is left out. */
export function cardsOfViewed(viewed: readonly Viewed[], cards: readonly ProductCard[]): ProductCard[] {
  return viewed.flatMap(({ productId, colour }) => {
    const card = cards.find((one) => one.productId === productId);
    if (!card) return [];
    const isShown = (one: ProductCard['colourways'][number]) => colourToPath(one.colour) === colour;
    return {
      ...card,
      colourways: card.colourways.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a))),
    };
  });
}
