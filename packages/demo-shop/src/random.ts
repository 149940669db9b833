/** A stream of repeatable choices: the same seed makes the same catalogue on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** True once in `1 / probability` times. */
  readonly chance: (probability: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of a list that is not empty, by weight. */
  readonly weighted: <T extends { readonly weight: number }>(items: readonly T[]) => T;
  /** `count` different items in a random order; all of them when there are fewer. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
}

/** Makes a stream from a seed (mulberry32: 32 bits of state, good enough for choosing words). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => itemAt(items, int(0, items.length - 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => weightedItem(items, next()),
    sample: (items, count) => sampleOf(items, count, int),
  };
}

/** A seed of its own for one named thing, so that adding a choice in one place moves nothing elsewhere. */
export function seedFor(seed: number, name: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619) >>> 0;
  return hash;
}

function weightedItem<T extends { readonly weight: number }>(items: readonly T[], share: number): T {
  let left = share * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return itemAt(items, items.length - 1);
}

function sampleOf<T>(items: readonly T[], count: number, int: (min: number, max: number) => number): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(int(0, rest.length - 1), 1));
  }
  return taken;
}

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new Error('A choice was asked of an empty list; give it at least one item.');
  return item;
}
