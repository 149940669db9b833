import { type Companion, chosen, companions } from './companions.ts';
import { hash } from './hash.ts';
import type { Kind } from './kinds.ts';
import type { Piece, Scene } from './lay.ts';
import type { MediaPicture, Recipe } from './recipe.ts';

/** Where a piece lies: the shares of the picture at its middle, degrees of turn, and how much beyond true size. */
type Place = readonly [x: number, y: number, turn?: number, grow?: number];

/** How kinds that are alike are laid: the pixels a metre takes in a picture 960 wide, and the pieces from the lowest up. */
interface Arrangement {
  readonly metre: number;
  readonly pieces: readonly (readonly [piece: Companion | 'own', ...Place])[];
}

const dresses: Arrangement = {
  metre: 800,
  pieces: [
    ['cardigan', 0.74, 0.34, 9],
    ['own', 0.38, 0.56, -5],
    ['tote-bag', 0.84, 0.82, 8],
  ],
};
const coats: Arrangement = {
  metre: 800,
  pieces: [
    ['scarf', 0.84, 0.42, 9],
    ['own', 0.4, 0.54, -5],
    ['beanie', 0.81, 0.8, 9, 1.1],
  ],
};
const knits: Arrangement = {
  metre: 850,
  pieces: [
    ['skirt', 0.68, 0.86, 7],
    ['own', 0.43, 0.36, -6],
    ['beanie', 0.2, 0.82, -9, 1.1],
  ],
};
const shirts: Arrangement = {
  metre: 850,
  pieces: [
    ['jeans', 0.7, 0.9, 6],
    ['own', 0.43, 0.38, -6],
    ['tote-bag', 0.2, 0.9, -8],
  ],
};
const layers: Arrangement = {
  metre: 820,
  pieces: [
    ['jeans', 0.7, 0.9, 6],
    ['scarf', 0.14, 0.72, -10],
    ['own', 0.46, 0.38, -4],
  ],
};
const bottoms: Arrangement = {
  metre: 850,
  pieces: [
    ['own', 0.62, 0.7, 6],
    ['long-sleeve-tee', 0.42, 0.26, -7],
    ['tote-bag', 0.18, 0.86, -8],
  ],
};
const cushions: Arrangement = {
  metre: 1150,
  pieces: [
    ['throw', 0.66, 0.5, 8],
    ['own', 0.42, 0.54, -8, 1.1],
  ],
};
const throws: Arrangement = {
  metre: 1080,
  pieces: [
    ['own', 0.52, 0.44, -6],
    ['cushion', 0.6, 0.7, 9],
  ],
};
const stoneware: Arrangement = {
  metre: 2500,
  pieces: [
    ['tea-towel', 0.86, 0.7, 12],
    ['bowl', 0.7, 0.3, 0, 1.1],
    ['own', 0.4, 0.64, 0, 1.45],
  ],
};
const table: Arrangement = {
  metre: 2300,
  pieces: [
    ['tea-towel', 0.84, 0.66, 12],
    ['mug', 0.74, 0.34, 0, 1.35],
    ['own', 0.4, 0.62, 0, 1.3],
  ],
};
const vases: Arrangement = {
  metre: 1900,
  pieces: [
    ['tea-towel', 0.86, 0.7, 12],
    ['bowl', 0.72, 0.74, 0, 1.1],
    ['own', 0.4, 0.48],
  ],
};
const linens: Arrangement = {
  metre: 1750,
  pieces: [
    ['own', 0.56, 0.5, 9],
    ['bowl', 0.36, 0.36, 0, 1.25],
    ['mug', 0.66, 0.7, 0, 1.35],
  ],
};
const scarves: Arrangement = {
  metre: 960,
  pieces: [
    ['jumper', 0.56, 0.36, 6],
    ['own', 0.42, 0.6, -9],
    ['beanie', 0.76, 0.78, 10, 1.1],
  ],
};
const hats: Arrangement = {
  metre: 1150,
  pieces: [
    ['jumper', 0.6, 0.28, 5],
    ['scarf', 0.78, 0.66, 9],
    ['own', 0.36, 0.72, -7, 1.2],
  ],
};
const feet: Arrangement = {
  metre: 1250,
  pieces: [
    ['jeans', 0.64, 0.3, 5],
    ['scarf', 0.12, 0.5, -8],
    ['own', 0.44, 0.7, -6],
  ],
};
const bags: Arrangement = {
  metre: 1050,
  pieces: [
    ['long-sleeve-tee', 0.62, 0.32, 7],
    ['own', 0.42, 0.58, -6],
    ['beanie', 0.78, 0.82, 8, 1.1],
  ],
};

const arrangements: { readonly [K in Kind]: Arrangement } = {
  tee: shirts,
  'long-sleeve-tee': shirts,
  vest: shirts,
  shirt: shirts,
  blouse: shirts,
  pyjamas: shirts,
  jumper: knits,
  'cable-jumper': knits,
  cardigan: knits,
  hoodie: layers,
  gilet: layers,
  coat: coats,
  raincoat: coats,
  'midi-dress': dresses,
  'mini-dress': dresses,
  'shirt-dress': dresses,
  skirt: bottoms,
  'midi-skirt': bottoms,
  trousers: bottoms,
  'wide-trousers': bottoms,
  jeans: bottoms,
  shorts: bottoms,
  cushion: cushions,
  throw: throws,
  mug: stoneware,
  vase: vases,
  candle: stoneware,
  bowl: table,
  'tea-towel': linens,
  scarf: scarves,
  beanie: hats,
  socks: feet,
  'tote-bag': bags,
};

/** What is laid with a kind, in words: `a skirt and a beanie`. */
export function laidWith(kind: Kind): string {
  return arrangements[kind].pieces
    .flatMap(([piece]) => (piece === 'own' ? [] : [companions[piece].words]))
    .join(' and ');
}

/** A style laid on the studio's table with one or two pieces that go with it, as a scene this wide (4:5). */
export function flatLay({ kind, recipe }: MediaPicture, width: number): Scene {
  const { metre, pieces } = arrangements[kind];
  const lot = Math.floor(
    hash(recipe.colours.join('').length, Number.parseInt((recipe.colours[0] ?? '#0').slice(1), 16)) * 997,
  );
  const laid: Recipe[] = [recipe];
  const scene = pieces.map(([piece, x, y, turn = 0, grow = 1]): Piece => {
    const own = piece === 'own' ? recipe : chosen(piece, laid, lot);
    if (piece !== 'own') laid.push(own);
    return { kind: piece === 'own' ? kind : piece, recipe: own, x, y, turn, grow };
  });
  return {
    width,
    height: Math.round(width * 1.25),
    tint: '#e9dfce',
    metre: (metre * width) / 960,
    pieces: scene,
  };
}
