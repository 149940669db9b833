import { between, kept } from './between.ts';
import { createClouds, eased } from './clouds.ts';
import { light } from './colour.ts';
import { hash } from './hash.ts';

/** What a table is made of: writes the linear light it gives back at `x`, `y` metres into `out`. */
export type Surface = (x: number, y: number, out: Float32Array) => void;

const [pale, dark, pore] = [light('#dccbb0'), light('#b39673'), light('#8d6f4e')];

/** Metres across a board, and from its edge to where the gap between two can be seen. */
const board = 0.21;
const gap = { open: 0.0009, rounded: 0.003 };

const grain = {
  bend: createClouds(),
  waver: createClouds(),
  rings: createClouds(),
  fibre: createClouds(),
  fine: createClouds(),
  pores: createClouds(),
};

/** Oiled oak boards, each sawn from beside another heart: rings, fibre, pores, and a gap between them. */
export const oak: Surface = (x, y, out) => {
  const nth = Math.floor(y / board);
  const across = y - nth * board;
  const own = hash(nth, 7);
  const along = x + own * 9;
  const bend =
    (grain.bend(along * 1.1, nth * 3.1) - 0.5) * 0.2 +
    (grain.waver(along * 5, across * 9 + nth) - 0.5) * 0.02;
  const fromHeart = Math.abs(across - board / 2 + (own - 0.5) * 0.22 + bend);
  const rings = Math.sqrt(fromHeart) * 46 + grain.rings(along * 2.5, across * 30) * 0.9;
  const ring = rings - Math.floor(rings);
  const late = ring < 0.7 ? eased(ring / 0.7) : eased((1 - ring) / 0.3);
  const fibre = grain.fibre(along * 10, y * 700) - 0.5;
  const fine = grain.fine(along * 40, y * 2400) - 0.5;
  const pores = Math.max(0, grain.pores(along * 20, y * 1500) - 0.74) * 1.6 * (0.3 + late);
  const tone = Math.min(1, Math.max(0, 0.125 + 0.35 * own + 0.3 * late + 0.22 * fibre + 0.14 * fine));
  const edge = Math.min(across, board - across);
  const shut = edge < gap.rounded ? 0.9 + (0.1 * (edge - gap.open)) / (gap.rounded - gap.open) : 1;
  const seen = edge < gap.open ? 0.45 : shut;
  for (let c = 0; c < 3; c++) {
    const wood = (pale[c] ?? 0) + ((dark[c] ?? 0) - (pale[c] ?? 0)) * tone;
    out[c] = (wood + ((pore[c] ?? 0) - wood) * Math.min(1, pores)) * seen;
  }
};

const flax = light('#e9e0d0');

const clouds = createClouds();

/** How high a smoothed sheet stands at a place, in metres: long soft waves, stronger here than there. */
function rise(x: number, y: number): number {
  const bentX = x + 0.16 * clouds(x * 2.2, y * 2.2 + 9) + 0.03 * clouds(x * 9, y * 9);
  const bentY = y + 0.16 * clouds(x * 2.2 + 5, y * 2.2) + 0.03 * clouds(x * 9, y * 9 + 3);
  const drift = 4 * clouds(bentX * 1.7, bentY * 1.7);
  const wave = (perMetre: number, lean: number) =>
    Math.sin((bentX * lean + bentY) * perMetre * 2 * Math.PI + drift);
  const strong = clouds(x * 1.9 + 20, y * 1.9);
  return 0.0065 * strong * wave(3.1, 0.7) + 0.0022 * (1 - strong) * wave(7.3, -0.4);
}

/** Metres between the places at which the sheet's light is worked out: a small part of its shortest wave. */
const apart = 0.006;

/** How the sheet lies in the light of the window at the upper left. */
const sheet = between(
  kept((column, row) => {
    const [x, y, step] = [column * apart, row * apart, 0.002];
    const here = rise(x, y);
    const [right, down] = [(rise(x + step, y) - here) / step, (rise(x, y + step) - here) / step];
    return Math.max(0.25, (1 + right * 0.72 + down * 0.5) / Math.hypot(1, right, down));
  }),
);

const [weft, warp] = [createClouds(), createClouds()];

/** Washed linen smoothed over a bed. */
export const linen: Surface = (x, y, out) => {
  const thread = 0.94 + 0.05 * weft(x * 120, y * 2600) + 0.05 * warp(x * 2600, y * 120);
  const seen = (0.35 + 0.65 * sheet(x / apart, y / apart)) * thread;
  for (let c = 0; c < 3; c++) out[c] = (flax[c] ?? 0) * seen;
};
