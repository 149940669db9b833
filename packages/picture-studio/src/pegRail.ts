import { createClouds, eased } from './clouds.ts';
import { light } from './colour.ts';
import { oak, type Surface } from './surfaces.ts';

/** Metres: the rail and its edges, how far apart its pegs are, their size, and from a peg down to what hangs on it. */
const rail = { height: 0.085, apart: 0.24, lip: 0.003 };
const peg = { radius: 0.0135 };
const hook = { radius: 0.0185, wire: 0.0022, drop: 0.075, hidden: 0.02 };

const [plaster, steel, knob] = [light('#e0d7c9'), light('#77716a'), light('#cdb48f')];

const clouds = { broad: createClouds(), trowel: createClouds(), grit: createClouds() };

/** From 0 to 1 while `x` goes from `from` to `to`. */
function rising(x: number, from: number, to: number): number {
  const share = (x - from) / (to - from);
  return share <= 0 ? 0 : share >= 1 ? 1 : eased(share);
}

/**
 * A wall of trowelled plaster with a rail of oak pegs, one of them above the place `x`, `y` metres, where the hook that
 * hangs from it ends. The window is at the upper left.
 */
export function createPegRail(x: number, y: number): Surface {
  const middle = y - hook.drop;
  const [top, bottom] = [middle - rail.height / 2, middle + rail.height / 2];
  return (u, v, out) => {
    if (v > top && v < bottom) putRail(u, v, top, bottom, out);
    else putPlaster(u, v, v - bottom, out);
    const down = v - middle;
    if (down < -rail.height / 2 || down > hook.drop + hook.hidden) return;
    if (Math.abs(u - x) < rail.apart / 2) hang(u - x, down, out);
    putPeg(u - x - Math.round((u - x) / rail.apart) * rail.apart, down, out);
  };
}

const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

function putRail(u: number, v: number, top: number, bottom: number, out: Float32Array): void {
  oak(u + 3, v - top + 0.06, out);
  dim(out, 1.08 - 0.3 * rising(v, bottom - rail.lip, bottom) + 0.1 * (1 - rising(v, top, top + rail.lip)));
}

function putPlaster(u: number, v: number, below: number, out: Float32Array): void {
  const bent = v + 0.05 * clouds.broad(u * 4, v * 4);
  const tone =
    1 +
    0.05 * (clouds.broad(u * 2.1, v * 2.1) - 0.5) +
    0.04 * (clouds.trowel(u * 9 + bent * 6, bent * 24) - 0.5) +
    0.02 * (clouds.grit(u * 420, v * 420) - 0.5);
  const shadow = below > 0 ? 1 - 0.38 * (1 - rising(below, 0.002, 0.034)) : 1;
  for (let c = 0; c < 3; c++) out[c] = (plaster[c] ?? 0) * tone * shadow;
}

/** A peg seen from its end, and its shadow to the lower right. */
function putPeg(across: number, down: number, out: Float32Array): void {
  const shaded = length(across - 0.009, down - 0.012);
  dim(out, 1 - 0.5 * (1 - rising(shaded, peg.radius * 0.6, peg.radius * 1.5)));
  const away = length(across, down);
  if (away >= peg.radius) return;
  const shine = 0.86 - (0.3 * (across + down)) / peg.radius - 0.22 * (away / peg.radius) ** 4;
  cover(out, knob, shine, 1 - rising(away, peg.radius * 0.93, peg.radius));
}

/** The hook's wire, over its own shadow on what is behind it. */
function hang(across: number, down: number, out: Float32Array): void {
  dim(out, 1 - 0.35 * (1 - rising(fromWire(across - 0.006, down - 0.008), hook.wire * 0.5, hook.wire * 2.5)));
  const off = fromWire(across, down);
  if (off > hook.wire * 1.4) return;
  const shine = 1.25 - 0.5 * rising(across + down * 0.2, -hook.wire, hook.wire);
  cover(out, steel, shine, 1 - rising(off, hook.wire * 0.7, hook.wire * 1.4));
}

/** Metres from the middle of the wire: a ring over the peg, open at the lower left, and a stem down into what hangs. */
function fromWire(across: number, down: number): number {
  const isRinged = across > -hook.radius * 0.5 || down < -hook.radius * 0.1;
  const ring = isRinged ? Math.abs(length(across, down) - hook.radius) : 1;
  return down > hook.radius && down < hook.drop + hook.hidden ? Math.min(ring, Math.abs(across)) : ring;
}

function dim(out: Float32Array, by: number): void {
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * by;
}

function cover(out: Float32Array, paint: readonly number[], bright: number, share: number): void {
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) + ((paint[c] ?? 0) * bright - (out[c] ?? 0)) * share;
}
