import type { LookPiece } from '@tailorbird/commerce/look/lookPieces';
import type { Price } from '@tailorbird/commerce/model/product';

/** One size and length a piece comes in. */
export interface PieceChoice {
  readonly variantId: number;
  readonly size: string | null;
  readonly length: string | null;
  readonly purchasable: boolean;
}

/** A piece of a look as its page shows it. */
export interface ShownPiece extends LookPiece {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  readonly swatch: string;
  readonly price: Price;
  /** With the promotion its badge announces, in minor units. */
  readonly nowPrice: number | undefined;
  /** Whether some size costs more than the price shown. */
  readonly isFrom: boolean;
  readonly choices: readonly PieceChoice[];
}

/** Whether any of a piece can be bought. */
export function isPieceBuyable({ choices }: Pick<ShownPiece, 'choices'>): boolean {
  return choices.some(({ purchasable }) => purchasable);
}

/** What a shopper chooses of a piece. */
export function choiceName({ choices }: Pick<ShownPiece, 'choices'>): 'size' | 'length' {
  return choices.every(({ size }) => size === null) ? 'length' : 'size';
}

/** The field of a piece's size. */
export function choiceField({ productId }: Pick<ShownPiece, 'productId'>): string {
  return `variant-${productId}`;
}
