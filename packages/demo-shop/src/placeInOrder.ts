import { seedFor } from './random.ts';

const places = 1_000_000;

/** Prints come this much sooner than plain styles, so that a listing opens with them. */
const printsFirst = 0.75;

/**
 * A style's place in the featured order. Styles alike in kind and colour are spread over the whole order by the
 * golden ratio, so that two red dresses seldom stand side by side. `placed` counts those placed before.
 */
export function placeInOrder(
  kind: string,
  family: string,
  isPlain: boolean,
  placed: Map<string, number>,
): number {
  const alike = `${kind} ${family} ${isPlain}`;
  const before = placed.get(alike) ?? 0;
  placed.set(alike, before + 1);
  const share = ((seedFor(0, alike) % 1_000) / 1_000 + before * 0.618_033_988_75) % 1;
  return Math.ceil(share * places * (isPlain ? 1 : printsFirst));
}
