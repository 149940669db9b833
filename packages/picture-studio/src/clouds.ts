import { fourAt, mixed } from './between.ts';
import { hash } from './hash.ts';

/** From 0 to 1 without a kink at either end. */
export const eased = (x: number) => x * x * (3 - 2 * x);

/** Clouds from 0 to 1 whose features are about one unit across. Each use reads its own, which remembers where it was read. */
export function createClouds(): (x: number, y: number) => number {
  const around = fourAt(hash);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    return mixed(around(left, top), eased(x - left), eased(y - top));
  };
}
