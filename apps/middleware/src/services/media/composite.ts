import { type Light, light, srgb } from './colour.ts';
import type { Dye } from './dye.ts';
import { cellSize, type Passes, partBits } from './passes.ts';

/** The table every product lies on: chalk (look.md, "Colour"). */
export const chalk: Light = light('#f2ece1');

const shoulder = 0.88;

/** How much to dim a pixel whose brightest channel is `most`, so that it rolls off softly and keeps its hue. */
export function dim(most: number): number {
  if (most < shoulder) return 1;
  return (shoulder + (1 - shoulder) * (1 - Math.exp(-(most - shoulder) / (1 - shoulder)))) / most;
}

/**
 * Cloth coordinates at a data pixel, between the cells of the same piece of cloth only, so that a
 * pattern never smears across a seam. Writes `u` and `v` to `out`.
 */
function locate(passes: Passes, x: number, y: number, region: number, out: Float64Array): void {
  const { cells } = passes;
  const cx = (x + 0.5) / cellSize - 0.5;
  const cy = (y + 0.5) / cellSize - 0.5;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  let [u, v, total] = [0, 0, 0];
  for (let reach = 0; reach < 4 && total === 0; reach++) {
    for (let j = y0 - reach; j <= y0 + 1 + reach; j++) {
      if (j < 0 || j >= cells.height) continue;
      const wy = reach === 0 ? 1 - Math.abs(cy - j) : 1;
      for (let i = x0 - reach; i <= x0 + 1 + reach; i++) {
        if (i < 0 || i >= cells.width) continue;
        const at = j * cells.width + i;
        if (cells.region[at] !== region) continue;
        const weight = (reach === 0 ? 1 - Math.abs(cx - i) : 1) * wy + 1e-6;
        u += weight * (cells.u[at] ?? 0);
        v += weight * (cells.v[at] ?? 0);
        total += weight;
      }
    }
  }
  out[0] = total > 0 ? u / total : 0;
  out[1] = total > 0 ? v / total : 0;
}

/** The colour, before light, of data pixel `x`, `y` whose part code is `code`. */
export function colourAt(
  passes: Passes,
  dye: Dye,
  x: number,
  y: number,
  code: number,
  where: Float64Array,
  out: Float32Array,
): void {
  if ((code & partBits.label) !== 0) {
    out.set(dye.label);
    return;
  }
  const region = code & partBits.region;
  locate(passes, x, y, region, where);
  const plain = dye.plain?.region === region ? dye.plain.paint : undefined;
  const paint = plain ?? ((code & partBits.trim) !== 0 ? dye.trim : dye.cloth);
  paint(where[0] ?? 0, where[1] ?? 0, out);
}

/**
 * Dyes the neutral passes: pixel = light × colour, where colour is averaged over the four data pixels
 * under it (the table's where there is no cloth), plus reflections. Answers sRGB bytes, three a pixel,
 * at the size of the passes.
 */
export function composite(passes: Passes, dye: Dye, table: Light = chalk): Buffer {
  const { width, height, shade, gloss, parts } = passes;
  const out = Buffer.alloc(width * height * 3);
  const colour = new Float32Array(3);
  const where = new Float64Array(2);
  const fine = width * 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const first = 2 * y * fine + 2 * x;
      let [red, green, blue] = [0, 0, 0];
      for (let q = 0; q < 4; q++) {
        const code = parts[first + (q >> 1) * fine + (q & 1)] ?? 0;
        if (code === 0) {
          red += table[0];
          green += table[1];
          blue += table[2];
          continue;
        }
        colourAt(passes, dye, 2 * x + (q & 1), 2 * y + (q >> 1), code, where, colour);
        red += colour[0] ?? 0;
        green += colour[1] ?? 0;
        blue += colour[2] ?? 0;
      }
      const glint = gloss ? (gloss.light[gloss.bytes[pixel] ?? 0] ?? 0) * 0.72 : 0;
      const lit = (passes.light[shade[pixel] ?? 0] ?? 0) / 4;
      const exposure = dim(Math.max(red, green, blue) * lit + glint);
      out[pixel * 3] = srgb((red * lit + glint) * exposure);
      out[pixel * 3 + 1] = srgb((green * lit + glint) * exposure);
      out[pixel * 3 + 2] = srgb((blue * lit + glint) * exposure);
    }
  }
  return out;
}
