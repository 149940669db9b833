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
  return hung[kind] ? 'hung from a peg in the sun' : settingOf(kind).words;
}

/** A thing is a little smaller than in the studio, so that its surroundings are seen, and turned by degrees. */
const fit = 0.94;
const turn = -4;
/** Pots stand, and are not turned. */
const standing = new Set<Kind>(['mug', 'vase', 'bowl', 'candle']);

/** What hangs from a peg, with the top of it in its own picture, where the hook comes out. */
const hung: { readonly [K in Kind]?: { readonly x: number; readonly y: number } } = {
  coat: { x: 0.5, y: 0.141 },
  gilet: { x: 0.51, y: 0.091 },
  'midi-dress': { x: 0.5, y: 0.12 },
  'mini-dress': { x: 0.5, y: 0.138 },
  'shirt-dress': { x: 0.51, y: 0.092 },
};

/** A thing that hangs, straight and low enough for its hook and the rail to be seen. */
const hanging = { fit: 0.92, y: 0.555 };

function hangingFrom({ kind, recipe }: MediaPicture, width: number, top: { x: number; y: number }): Scene {
  const { fit: share, y } = hanging;
  return {
    width,
    height: Math.round(width * 1.25),
    tint: { x: 0.5 + (top.x - 0.5) * share, y: y + (top.y - 0.5) * share + 0.004 },
    sunny: true,
    metre: { fit: share },
    pieces: [{ kind, recipe, x: 0.5, y }],
  };
}

/** A style by itself where it would be at home, as a scene this wide (4:5). */
export function lifestyle(picture: MediaPicture, width: number): Scene {
  const { kind, recipe } = picture;
  const top = hung[kind];
  if (top) return hangingFrom(picture, width, top);
  return {
    width,
    height: Math.round(width * 1.25),
    tint: settingOf(kind).surface,
    sunny: true,
    metre: { fit },
    pieces: [{ kind, recipe, x: 0.49, y: 0.51, turn: standing.has(kind) ? 0 : turn }],
  };
}
