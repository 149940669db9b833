import { hash } from './hash.ts';

/** From 0 to 1 without a kink at either end. */
export const eased = (x: number) => x * x * (3 - 2 * x);

/** Clouds from 0 to 1 whose features are about one unit across. */
export function clouds(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, up] = [eased(x - column), eased(y - row)];
  const low = hash(column, row) * (1 - across) + hash(column + 1, row) * across;
  const high = hash(column, row + 1) * (1 - across) + hash(column + 1, row + 1) * across;
  return low * (1 - up) + high * up;
}
