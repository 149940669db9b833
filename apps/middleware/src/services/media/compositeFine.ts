import type { Light } from './colour.ts';
import { srgb } from './colour.ts';
import { chalk, colourAt, dim } from './composite.ts';
import type { Dye } from './dye.ts';
import type { Passes } from './passes.ts';

/** Light at a data pixel, halfway between the coarser pixels of a light pass. */
function between(
  light: Float32Array,
  bytes: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
) {
  const [cx, cy] = [x / 2 - 0.25, y / 2 - 0.25];
  const [x0, y0] = [Math.max(0, Math.floor(cx)), Math.max(0, Math.floor(cy))];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [Math.max(0, cx - x0), Math.max(0, cy - y0)];
  const at = (i: number, j: number) => light[bytes[j * width + i] ?? 0] ?? 0;
  return (
    (at(x0, y0) * (1 - fx) + at(x1, y0) * fx) * (1 - fy) + (at(x0, y1) * (1 - fx) + at(x1, y1) * fx) * fy
  );
}

/**
 * Dyes the passes at the size of their data, twice `composite`: prints stay sharp when a shopper zooms,
 * over light that is smooth anyway. Meant to be made a little smaller, which softens its hard outlines.
 */
export function compositeFine(passes: Passes, dye: Dye, table: Light = chalk): Buffer {
  const { width, height, shade, gloss, parts } = passes;
  const fine = width * 2;
  const out = Buffer.alloc(fine * height * 2 * 3);
  const colour = new Float32Array(3);
  const where = new Float64Array(2);
  for (let y = 0; y < height * 2; y++) {
    for (let x = 0; x < fine; x++) {
      const pixel = y * fine + x;
      const code = parts[pixel] ?? 0;
      if (code === 0) colour.set(table);
      else colourAt(passes, dye, x, y, code, where, colour);
      const glint = gloss ? between(gloss.light, gloss.bytes, width, height, x, y) * 0.72 : 0;
      const lit = between(passes.light, shade, width, height, x, y);
      const [red = 0, green = 0, blue = 0] = colour;
      const exposure = dim(Math.max(red, green, blue) * lit + glint);
      out[pixel * 3] = srgb((red * lit + glint) * exposure);
      out[pixel * 3 + 1] = srgb((green * lit + glint) * exposure);
      out[pixel * 3 + 2] = srgb((blue * lit + glint) * exposure);
    }
  }
  return out;
}
