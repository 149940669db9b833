import type { Price } from '../model/product.ts';
import { priceView } from '../pricing/priceView.ts';

interface PricedPiece {
  readonly price: Price;
  /** What one costs with the promotion that its badge announces, in minor units; undefined where none says so. */
  readonly nowPrice: number | undefined;
}

/**
 * What the pieces of a look cost together, one of each, as they are announced one by one.
 * @returns Undefined where there is no piece. `sale` is null where nothing is taken off.
 */
export function lookPrice(pieces: readonly PricedPiece[]): Price | undefined {
  const [first] = pieces;
  if (!first) return undefined;
  let list = 0;
  let now = 0;
  for (const { price, nowPrice } of pieces) {
    const view = priceView(price);
    list += view.was ?? view.now;
    now += nowPrice ?? view.now;
  }
  return { currency: first.price.currency, list, sale: now < list ? now : null };
}
