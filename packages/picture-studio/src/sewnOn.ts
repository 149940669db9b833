import { z } from 'zod';
import type { Light } from './colour.ts';
import { hash } from './hash.ts';
import type { Kind } from './kinds.ts';
import type { Cover } from './motifCover.ts';
import { placesOn } from './placesOn.ts';
import type { Paint } from './weaves.ts';

/** What may be sewn on a garment or added to a thing, whatever its colour. */
export const details = z.enum([
  'chest-pocket',
  'patch-pockets',
  'placket',
  'tipping',
  'yoke',
  'sleeves',
  'chest-band',
  'hem-band',
  'turn-ups',
  'button-front',
  'tiers',
  'belt',
  'small-motif',
  'large-motif',
  'dip',
  'rim',
  'frame',
  'ends',
]);

/** One of them. */
export type Detail = z.infer<typeof details>;

/** Writes the colour of the cloth with the detail on it over `out`, which holds that of the cloth without. */
type Sewn = (u: number, v: number, out: Float32Array, base: Paint, region: number) => void;

function dim(out: Float32Array, by: number): void {
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * by;
}

function cover(out: Float32Array, paint: Light, share: number): void {
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) + ((paint[c] ?? 0) - (out[c] ?? 0)) * share;
}

const fraction = (x: number) => x - Math.floor(x);
const isStitch = (along: number) => fraction(along / 0.0036) < 0.64;

/** A patch pocket around a middle, half as wide and high as said: its print does not meet that of the cloth, and it throws a shadow. */
function pocket(
  [x, y]: readonly [number, number],
  [halfWidth, halfHeight]: readonly [number, number],
  binding: Light | undefined,
): Sewn {
  return (u, v, out, base) => {
    const [dx, dy] = [u - x, v - y];
    const low = -halfHeight + Math.max(0, Math.abs(dx) - halfWidth * 0.25) * 0.22;
    const across = halfWidth - Math.abs(dx);
    const up = Math.min(halfHeight - dy, dy - low);
    const inside = Math.min(across, up);
    if (inside >= 0) {
      base(u + 0.017, v - 0.023, out);
      if (binding && halfHeight - dy < 0.013) cover(out, binding, 1);
      if (inside < 0.003) dim(out, dx > 0 && across < up ? 0.5 : dy < 0 ? 0.55 : 0.8);
      else if (Math.abs(inside - 0.0055) < 0.0009 && isStitch(across < up ? dy : dx)) dim(out, 0.7);
      else if (Math.abs(halfHeight - dy - 0.024) < 0.001 && isStitch(dx)) dim(out, 0.72);
      return;
    }
    const beyond = Math.max(dx - halfWidth, low - dy);
    if (dx > -halfWidth && dy < halfHeight && beyond > 0 && beyond < 0.012)
      dim(out, 1 - 0.42 * (1 - beyond / 0.012));
  };
}

/** Round buttons down a line, each with two holes, on a placket between two rows of stitches. */
function buttons(from: number, to: number, apart: number, half: number, paint: Light): Sewn {
  return (u, v, out) => {
    if (v > from || v < to - 0.004 || Math.abs(u) > half + 0.006) return;
    const edge = Math.abs(Math.abs(u) - half);
    if (edge < 0.0013) dim(out, u > 0 ? 0.6 : 0.78);
    else if (u > half && u < half + 0.006) dim(out, 1 - 0.24 * (1 - (u - half) / 0.006));
    else if (Math.abs(Math.abs(u) - (half - 0.0045)) < 0.0008 && isStitch(v)) dim(out, 0.76);
    if (Math.abs(v - to) < 0.0014 && Math.abs(u) < half) dim(out, 0.66);
    const y = (fraction((from - v) / apart) - 0.5) * apart;
    const away = Math.hypot(u, y);
    if (away > 0.0068 && away < 0.0098 && u - y > 0) dim(out, 0.74);
    if (away > 0.0068) return;
    cover(out, paint, 1);
    dim(
      out,
      away > 0.0055
        ? 0.8
        : away < 0.0036 && Math.abs(Math.abs(u) - 0.0017) < 0.0008 && Math.abs(y) < 0.001
          ? 0.4
          : 1,
    );
  };
}

/** A band of another colour with a seam at each edge. */
function band(low: number, high: number, paint: Light, regions: readonly number[]): Sewn {
  return (u, v, out, _base, region) => {
    if (!regions.includes(region) || v < low || v > high) return;
    cover(out, paint, 1);
    if (v - low < 0.0016 || high - v < 0.0016) dim(out, 0.84 + 0.001 * u);
  };
}

/** Seams across a skirt, each gathering the tier below it. */
function tiers(waist: number, share: number): Sewn {
  return (u, v, out, _base, region) => {
    if (region !== 2) return;
    for (const at of [waist * (1 - share), waist * (1 - 2 * share)]) {
      const below = at - v;
      if (Math.abs(below) < 0.0016) dim(out, 0.66);
      else if (below > 0 && below < 0.06) {
        const gather = Math.sin(u * 190 + Math.sin(u * 61) * 2 + at * 90);
        dim(out, 1 + 0.2 * gather * (1 - below / 0.06) - 0.14 * Math.max(0, 1 - below / 0.012));
      }
    }
  };
}

/** Cloth turned up at the hem, its paler inside out. */
function turnUps(height: number): Sewn {
  return (u, v, out) => {
    if (v < height) {
      cover(out, [0.62, 0.66, 0.68], 0.42);
      if (height - v < 0.0022) dim(out, 1.12);
      else if (Math.abs(height - v - 0.008) < 0.001 && isStitch(u)) dim(out, 0.74);
    } else if (v - height < 0.007) dim(out, 0.66 + 0.34 * ((v - height) / 0.007));
  };
}

const bare: Cover = () => 0;

/** A motif around a middle, `size` metres across; where it is stitched its threads run aslant. */
function motif(
  covers: Cover,
  [x, y, size]: readonly [number, number, number],
  paint: Light,
  isStitched: boolean,
): Sewn {
  return (u, v, out, _base, region) => {
    if (region !== 1) return;
    const share = covers((u - x) / size + 0.5, 0.5 - (v - y) / size);
    if (share === 0) return;
    cover(out, paint, share);
    if (isStitched) dim(out, 1 - 0.14 * share * (fraction((u + v) / 0.0024) < 0.5 ? 1 : 0));
  };
}

/** Glaze of another colour from a line that wavers as it ran, or a ring round the rim. */
function dipped(level: number, paint: Light, isBelow: boolean): Sewn {
  return (u, v, out, _base, region) => {
    if (region !== 1) return;
    const edge = level + 0.0035 * Math.sin(u * 47) + 0.0016 * Math.sin(u * 131);
    const over = isBelow ? edge - v : v - edge;
    if (over <= 0) return;
    cover(out, paint, 1);
    if (over < 0.0018) dim(out, 0.86);
  };
}

/** What colours are at hand for details. */
export interface Threads {
  readonly accent: Light;
  /** What the tops of pockets are bound with where the cloth has a design, in which they would be lost. */
  readonly binding: Light | undefined;
  readonly button: Light;
  readonly cover: Cover | undefined;
  /** Whose hand sews: each sets a detail a little higher or lower, and makes it broader or narrower. */
  readonly hand: number;
}

function sewnOf(kind: Kind, detail: Detail, threads: Threads): Sewn {
  const { accent, binding, button, cover: covers, hand } = threads;
  const { chest, neck, waist, welt, cuff, top: high, is, side } = placesOn(kind);
  /** A measure that hands differ in, by up to `most` either way. */
  const about = (measure: number, most: number, nth: number) => measure + most * (2 * hash(hand, nth) - 1);
  const isLower = is === 'dress' || is === 'legs';
  switch (detail) {
    case 'chest-pocket': {
      const y = about(is === 'dress' ? chest - 0.02 : chest, 0.012, 1);
      return onlyOn([1], pocket([side, y], [about(0.05, 0.008, 2), 0.06], binding));
    }
    case 'patch-pockets': {
      const y = about(isLower ? waist - 0.15 : 0.15, 0.02, 3);
      const half = about(0.067, 0.011, 4);
      const sides = [-0.125, 0.125].map((x) => pocket([x, y], [half, half * 1.12], binding));
      return onlyOn([isLower ? 2 : 1], (...given) => {
        for (const side of sides) side(...given);
      });
    }
    case 'placket':
      return onlyOn(
        [1],
        buttons(neck - 0.004, about(neck - 0.135, 0.03, 5), about(0.042, 0.008, 6), 0.016, button),
      );
    case 'button-front':
      return onlyOn([1, 2], buttons(high, -0.1, about(0.075, 0.018, 7), 0.017, button));
    case 'tipping': {
      const broad = about(0.013, 0.006, 8);
      const bands = [0.012, about(0.04, 0.01, 9)].flatMap((up) => [
        band(welt + up, welt + up + broad, accent, [1]),
        band(cuff + up, cuff + up + broad, accent, [3, 4]),
      ]);
      return (...given) => {
        for (const one of bands) one(...given);
      };
    }
    case 'yoke':
      return band(about(chest + 0.03, 0.045, 10), high + 1, accent, [1]);
    case 'sleeves':
      return band(-1, high + 1, accent, [3, 4]);
    case 'chest-band':
      return band(about(chest - 0.06, 0.05, 11), about(chest + 0.035, 0.035, 12), accent, [1]);
    case 'hem-band':
      return band(-1, about(0.12, 0.05, 13), accent, isLower ? [2, 5] : [1]);
    case 'turn-ups':
      return onlyOn([2], turnUps(about(0.055, 0.018, 14)));
    case 'tiers':
      return tiers(waist, about(0.34, 0.06, 15));
    case 'belt':
      return band(about(waist - 0.036, 0.018, 16), waist + 0.004, accent, [1, 2]);
    case 'small-motif':
      return motif(covers ?? bare, [side, chest, is === 'pot' ? 0.05 : 0.07], accent, is !== 'pot');
    case 'large-motif':
      return motif(covers ?? bare, [0, chest - 0.06, 0.2], accent, false);
    case 'dip':
      return dipped(about(waist, waist * 0.3, 17), accent, true);
    case 'rim':
      return dipped(about(high - 0.014, 0.008, 18), accent, false);
    case 'frame':
      return onlyOn([1], frame(accent));
    case 'ends':
      return ends(high, accent);
  }
}

/** A line round a cushion, a hand's breadth within its edge. */
function frame(paint: Light): Sewn {
  return (u, v, out) => {
    const away = Math.max(Math.abs(u), Math.abs(v));
    if (away > 0.158 && away < 0.172) cover(out, paint, 1);
  };
}

/** Bands across both ends of what is long. */
function ends(high: number, paint: Light): Sewn {
  return (_u, v, out, _base, region) => {
    if (region !== 1) return;
    const away = Math.min(v - 0.06, high - v);
    if ((away > 0.03 && away < 0.06) || (away > 0.07 && away < 0.078)) cover(out, paint, 1);
  };
}

function onlyOn(regions: readonly number[], sewn: Sewn): Sewn {
  return (u, v, out, base, region) => {
    if (regions.includes(region)) sewn(u, v, out, base, region);
  };
}

/** The cloth of each piece of a kind, by region, with details sewn on. */
export function sewnOn(
  kind: Kind,
  cloth: Paint,
  names: readonly Detail[],
  threads: Threads,
): readonly Paint[] {
  const all = names.map((name) => sewnOf(kind, name, threads));
  return Array.from({ length: 8 }, (_, region) => (u: number, v: number, out: Float32Array) => {
    cloth(u, v, out);
    for (const one of all) one(u, v, out, cloth, region);
  });
}
