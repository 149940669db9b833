import type { Kind } from './kinds.ts';

/** How far a kind may differ from its passes: its shape in shares, the way it is turned in degrees, its folds in pixels. */
export interface Give {
  readonly tall: number;
  readonly wide: number;
  readonly flare: number;
  readonly turn: number;
  /** How far sleeves, or sides, are laid higher or lower, in pixels. */
  readonly sides: number;
  readonly folds: number;
  /** How much fuller or narrower a thrown pot is at its belly, as a share. */
  readonly belly?: number;
}

const soft: Give = { tall: 0.06, wide: 0.055, flare: 0.05, turn: 1.8, sides: 26, folds: 15 };
const sewn: Give = { tall: 0.05, wide: 0.05, flare: 0.04, turn: 1.6, sides: 18, folds: 6 };
const legs: Give = { tall: 0.035, wide: 0.06, flare: 0.07, turn: 1.6, sides: 0, folds: 6 };
const full: Give = { tall: 0.05, wide: 0.05, flare: 0.07, turn: 1.6, sides: 10, folds: 13 };
const flat: Give = { tall: 0.03, wide: 0.03, flare: 0.015, turn: 2.4, sides: 5, folds: 12 };
const thrown: Give = { tall: 0.07, wide: 0.07, flare: 0.05, turn: 0, sides: 0, folds: 0, belly: 0.05 };

/** How far each kind may. */
export const gives: { readonly [K in Kind]: Give } = {
  tee: soft,
  shirt: sewn,
  'midi-dress': full,
  jumper: soft,
  skirt: full,
  trousers: legs,
  jeans: legs,
  cushion: flat,
  mug: { ...thrown, belly: 0 },
  vase: { ...thrown, belly: 0.1 },
  throw: flat,
  scarf: flat,
  candle: { ...thrown, belly: 0 },
  cardigan: sewn,
  blouse: sewn,
  'tote-bag': flat,
  'long-sleeve-tee': soft,
  hoodie: sewn,
  'tea-towel': flat,
  bowl: thrown,
  'shirt-dress': sewn,
  shorts: legs,
  vest: soft,
  beanie: { ...flat, tall: 0.06, wide: 0.05, folds: 6 },
  coat: sewn,
  'midi-skirt': full,
  pyjamas: sewn,
  raincoat: sewn,
  gilet: sewn,
  'wide-trousers': legs,
  'cable-jumper': { ...soft, folds: 6 },
  'mini-dress': full,
  socks: { ...flat, folds: 6 },
};
