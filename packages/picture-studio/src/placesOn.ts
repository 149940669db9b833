import type { Kind } from './kinds.ts';

/** Where details go on a kind, in metres from its middle and up from its hem. */
interface Places {
  /** What it is worn or used as. */
  readonly is: 'top' | 'dress' | 'legs' | 'pot';
  /** How far to the right of the middle line a pocket or a motif sits. */
  readonly side: number;
  /** The middle of the chest, and the lowest point of the neck. */
  readonly chest: number;
  readonly neck: number;
  /** The top of a skirt, or of trousers below the band. */
  readonly waist: number;
  /** The upper edge of the ribs, and where the cuffs end. */
  readonly welt: number;
  readonly cuff: number;
  readonly top: number;
}

const top: Places = {
  is: 'top',
  side: 0.098,
  chest: 0.43,
  neck: 0.6,
  waist: 0.26,
  welt: 0.03,
  cuff: 0.09,
  top: 0.7,
};
const dress: Places = {
  is: 'dress',
  side: 0.098,
  chest: 0.83,
  neck: 0.86,
  waist: 0.62,
  welt: 0.03,
  cuff: 0.79,
  top: 1,
};
const legs: Places = {
  is: 'legs',
  side: 0.098,
  chest: 0.8,
  neck: 0.95,
  waist: 0.93,
  welt: 0.03,
  cuff: 0.03,
  top: 0.99,
};

const pot: Places = {
  is: 'pot',
  side: 0.21,
  chest: 0.1,
  neck: 0.2,
  waist: 0.085,
  welt: 0,
  cuff: 0,
  top: 0.155,
};

const places: { readonly [K in Kind]?: Partial<Places> & { readonly from: Places } } = {
  tee: { from: top, cuff: 0.455 },
  'long-sleeve-tee': { from: top },
  vest: { from: top },
  jumper: { from: top, welt: 0.064, cuff: 0.13, neck: 0.585 },
  'cable-jumper': { from: top, welt: 0.064, cuff: 0.13 },
  hoodie: { from: top, welt: 0.064, cuff: 0.13 },
  cardigan: { from: top, welt: 0.064, cuff: 0.13 },
  beanie: { from: top, chest: 0.06, welt: 0.085 },
  'midi-dress': { from: dress },
  'mini-dress': { from: dress, chest: 0.72, neck: 0.77, waist: 0.52, top: 0.9 },
  'shirt-dress': { from: dress, waist: 0.61 },
  skirt: { from: legs, waist: 0.68 },
  'midi-skirt': { from: legs, waist: 0.79 },
  trousers: { from: legs },
  jeans: { from: legs },
  'wide-trousers': { from: legs },
  shorts: { from: legs, waist: 0.46 },
  mug: { from: pot },
  vase: { from: pot, side: 0.2, waist: 0.14, top: 0.32 },
  bowl: { from: pot, side: 0.23, waist: 0.09, top: 0.175 },
  candle: { from: pot, waist: 0.08, top: 0.165 },
  throw: { from: top, top: 0.79 },
  scarf: { from: top, top: 0.91 },
  'tea-towel': { from: top, top: 0.69 },
};

/** Where details go on a kind; as on a top where nothing else is said. */
export function placesOn(kind: Kind): Places {
  const { from = top, ...own } = places[kind] ?? {};
  return { ...from, ...own };
}
