import { chalk, colourAt, dyeOn, evenColours, expose, gleam } from './composite.ts';
import type { Dye } from './dye.ts';
import type { Passes } from './passes.ts';

/** One row of light at the size of the data, halfway between the coarser pixels of a light pass. */
function fineRow(
  light: Float32Array,
  bytes: Uint8Array,
  width: number,
  height: number,
  y: number,
): Float32Array {
  const at = y / 2 - 0.25;
  const upper = Math.max(0, Math.floor(at)) * width;
  const lower = Math.min(height - 1, Math.max(0, Math.floor(at)) + 1) * width;
  const share = Math.max(0, at - Math.floor(at));
  const row = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const top = light[bytes[upper + x] ?? 0] ?? 0;
    row[x] = top + ((light[bytes[lower + x] ?? 0] ?? 0) - top) * share;
  }
  const fine = new Float32Array(width * 2);
  for (let x = 0; x < width; x++) {
    const here = row[x] ?? 0;
    fine[2 * x] = here * 0.75 + (row[x - 1] ?? here) * 0.25;
    fine[2 * x + 1] = here * 0.75 + (row[x + 1] ?? here) * 0.25;
  }
  return fine;
}

/**
 * Dyes the passes at the size of their data, twice `composite`: prints stay sharp when a shopper zooms,
 * over light that is smooth anyway. Meant to be made a little smaller, which softens its hard outlines.
 */
export function compositeFine(passes: Passes, plain: Dye): Buffer {
  const { width, height, shade, gloss, parts } = passes;
  const fine = width * 2;
  const out = Buffer.alloc(fine * height * 2 * 3);
  const dye = dyeOn(passes, plain);
  const even = evenColours(dye, chalk, passes.exposure);
  const colour = new Float32Array(3);
  const where = new Float64Array(2);
  for (let y = 0; y < height * 2; y++) {
    const lit = fineRow(passes.light, shade, width, height, y);
    const glints = gloss && fineRow(gloss.light, gloss.bytes, width, height, y);
    for (let x = 0; x < fine; x++) {
      const pixel = y * fine + x;
      const code = parts[pixel] ?? 0;
      const known = even[code];
      const light = lit[x] ?? 0;
      const glint = (glints?.[x] ?? 0) * gleam;
      if (known) {
        expose(known[0], known[1], known[2], light, glint, out, pixel * 3);
        continue;
      }
      colourAt(passes, dye, x, y, code, where, colour);
      expose(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0, light, glint, out, pixel * 3);
    }
  }
  return out;
}
