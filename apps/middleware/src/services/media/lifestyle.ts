import type { Kind } from './kinds.ts';
import type { Scene } from './lay.ts';
import type { MediaPicture } from './recipe.ts';
import { linen, oak, type Surface } from './surfaces.ts';

/** Where things lie in the house, and how it is said. */
interface Setting {
  readonly surface: Surface;
  readonly words: string;
}

const onOak: Setting = { surface: oak, words: 'on an oak table in the sun' };
const onLinen: Setting = { surface: linen, words: 'on washed linen in the sun' };

/** What is slept in or on, and what is light enough to be laid out on a bed; all else lies on the table. */
const lightKinds = new Set<Kind>([
  'midi-dress',
  'mini-dress',
  'shirt-dress',
  'blouse',
  'skirt',
  'midi-skirt',
  'pyjamas',
  'cushion',
  'throw',
  'scarf',
  'cardigan',
]);

const settingOf = (kind: Kind) => (lightKinds.has(kind) ? onLinen : onOak);

/** Where a style of a kind is pictured in its surroundings, in words: `on an oak table in the sun`. */
export function livedIn(kind: Kind): string {
  return settingOf(kind).words;
}

/** A thing is a little smaller than in the studio, so that its surroundings are seen, and turned by degrees. */
const fit = 0.94;
const turn = -4;
/** Pots stand, and are not turned. */
const standing = new Set<Kind>(['mug', 'vase', 'bowl', 'candle']);

/** A style by itself where it would be at home, as a scene this wide (4:5). */
export function lifestyle({ kind, recipe }: MediaPicture, width: number): Scene {
  return {
    width,
    height: Math.round(width * 1.25),
    tint: settingOf(kind).surface,
    sunny: true,
    metre: { fit },
    pieces: [{ kind, recipe, x: 0.49, y: 0.51, turn: standing.has(kind) ? 0 : turn }],
  };
}
