import { hash } from './hash.ts';

/** From 0 to 1 without a kink at either end. */
export const eased = (x: number) => x * x * (3 - 2 * x);

/**
 * Clouds from 0 to 1 whose features are about one unit across. Each use reads its own: the four corners around a place
 * are worked out once while the reader stays between them, as who draws pixel by pixel mostly does.
 */
export function createClouds(): (x: number, y: number) => number {
  let [column, row] = [Number.NaN, Number.NaN];
  let [a, b, c, d] = [0, 0, 0, 0];
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left !== column || top !== row) {
      column = left;
      row = top;
      a = hash(left, top);
      b = hash(left + 1, top);
      c = hash(left, top + 1);
      d = hash(left + 1, top + 1);
    }
    const across = eased(x - left);
    const upper = a + (b - a) * across;
    return upper + (c + (d - c) * across - upper) * eased(y - top);
  };
}
