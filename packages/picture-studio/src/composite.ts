import { type Light, light, srgb } from './colour.ts';
import type { Dye } from './dye.ts';
import { cellSize, type Passes, partBits } from './passes.ts';
import { type Paint, put } from './weaves.ts';

/** The table every product lies on: chalk (look.md, "Colour"). */
export const chalk: Light = light('#f2ece1');

/** How much of the reflections that were rendered on grey ware is added to dyed ware. */
export const gleam = 0.72;

const shoulder = 0.88;

/** How much to dim a pixel whose brightest channel is `most`, so that it rolls off softly and keeps its hue. */
export function rolledOff(most: number): number {
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
  const corner = y0 * cells.width + x0;
  if (isInside(cells, x0, y0, corner, region)) {
    const below = corner + cells.width;
    out[0] = bilinear(cells.u, corner, below, cx - x0, cy - y0);
    out[1] = bilinear(cells.v, corner, below, cx - x0, cy - y0);
    return;
  }
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

/** Whether the four cells from `x0`, `y0` all belong to the region, as they do but for the edges of each piece. */
function isInside(
  { width, height, region: regions }: Passes['cells'],
  x0: number,
  y0: number,
  corner: number,
  region: number,
): boolean {
  return (
    x0 >= 0 &&
    y0 >= 0 &&
    x0 + 1 < width &&
    y0 + 1 < height &&
    regions[corner] === region &&
    regions[corner + 1] === region &&
    regions[corner + width] === region &&
    regions[corner + width + 1] === region
  );
}

function bilinear(values: Float32Array, corner: number, below: number, fx: number, fy: number): number {
  const top = (values[corner] ?? 0) * (1 - fx) + (values[corner + 1] ?? 0) * fx;
  const low = (values[below] ?? 0) * (1 - fx) + (values[below + 1] ?? 0) * fx;
  return top * (1 - fy) + low * fy;
}

/** A dye for one view: its label is drawn from the middle of the label there. */
export function dyeOn({ labelAt }: Pick<Passes, 'labelAt'>, dye: Dye): Dye {
  return { ...dye, label: (u, v, out) => dye.label(u, v - labelAt, out) };
}

/** What the cloth of this part code is painted with; the table is no paint. */
function paintOf(dye: Dye, code: number): Paint {
  if ((code & partBits.label) !== 0) return dye.label;
  if (dye.plain?.region === (code & partBits.region)) return dye.plain.paint;
  if ((code & partBits.trim) !== 0) return dye.trim;
  return dye.sewn?.[code & partBits.region] ?? dye.cloth;
}

/** By part code, the colour, exposed but not lit, that is the same wherever that code is. */
export function evenColours(dye: Dye, table: Light, exposure: number): readonly (Light | undefined)[] {
  return Array.from({ length: 32 }, (_, code) => {
    if (code === 0) return table;
    const even = paintOf(dye, code).colour;
    return even && [even[0] * exposure, even[1] * exposure, even[2] * exposure];
  });
}

/** The colour, exposed but not lit, of data pixel `x`, `y` whose part code is `code`. */
export function colourAt(
  passes: Passes,
  dye: Dye,
  x: number,
  y: number,
  code: number,
  where: Float64Array,
  out: Float32Array,
): void {
  locate(passes, x, y, code & partBits.region, where);
  paintOf(dye, code)(where[0] ?? 0, where[1] ?? 0, out);
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * passes.exposure;
}

/** What colours the pixels of a view. */
export interface Brush {
  readonly passes: Passes;
  readonly dye: Dye;
  /** By part code, the colour that is the same everywhere. */
  readonly even: readonly (Light | undefined)[];
  /** From one data pixel to the next that counts, and how many of the four do. */
  readonly step: 1 | 3;
  readonly samples: 2 | 4;
}

/**
 * A brush whose pixels are the mean of the four data pixels under them (the table's where there is no cloth). For a
 * thing that is to be made smaller, two of the four, one from each row and column, are enough within the cloth.
 */
export function createBrush(passes: Passes, dye: Dye, table: Light, reduced = false): Brush {
  const even = evenColours(dyeOn(passes, dye), table, passes.exposure);
  return { passes, dye: dyeOn(passes, dye), even, step: reduced ? 3 : 1, samples: reduced ? 2 : 4 };
}

const sample = new Float32Array(3);
const where = new Float64Array(2);

/** Writes the colour of a pixel, exposed but not lit. */
export function brushPixel(brush: Brush, x: number, y: number, out: Float32Array): void {
  const { width, parts } = brush.passes;
  const first = 4 * y * width + 2 * x;
  const below = first + 2 * width;
  const code = parts[first] ?? 0;
  const whole = code === parts[first + 1] && code === parts[below] && code === parts[below + 1];
  const known = whole ? brush.even[code] : undefined;
  if (known) put(out, known);
  else if (!whole || !brushInOneCell(brush, x, y, code, out)) brushOneByOne(brush, x, y, out);
}

/** Answers whether the four cells around a pixel are of its own piece of cloth, and if so writes its colour. */
function brushInOneCell(brush: Brush, x: number, y: number, code: number, out: Float32Array): boolean {
  const { cells, exposure } = brush.passes;
  const x0 = ((x + 1) >> 1) - 1;
  const y0 = ((y + 1) >> 1) - 1;
  const corner = y0 * cells.width + x0;
  if (!isInside(cells, x0, y0, corner, code & partBits.region)) return false;
  const below = corner + cells.width;
  const paint = paintOf(brush.dye, code);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let q = 0; q < 4; q += brush.step) {
    const fx = x / 2 - 0.375 - x0 + (q & 1) / 4;
    const fy = y / 2 - 0.375 - y0 + (q >> 1) / 4;
    paint(bilinear(cells.u, corner, below, fx, fy), bilinear(cells.v, corner, below, fx, fy), sample);
    red += sample[0] ?? 0;
    green += sample[1] ?? 0;
    blue += sample[2] ?? 0;
  }
  const share = exposure / brush.samples;
  out[0] = red * share;
  out[1] = green * share;
  out[2] = blue * share;
  return true;
}

/** Writes the colour of a pixel on an edge. */
function brushOneByOne({ passes, dye, even }: Brush, x: number, y: number, out: Float32Array): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let q = 0; q < 4; q++) {
    const column = 2 * x + (q & 1);
    const row = 2 * y + (q >> 1);
    const code = passes.parts[row * passes.width * 2 + column] ?? 0;
    const known = even[code];
    if (!known) colourAt(passes, dye, column, row, code, where, sample);
    red += (known ?? sample)[0] ?? 0;
    green += (known ?? sample)[1] ?? 0;
    blue += (known ?? sample)[2] ?? 0;
  }
  out[0] = red / 4;
  out[1] = green / 4;
  out[2] = blue / 4;
}

/**
 * Dyes the neutral passes: pixel = light × colour, plus reflections. Answers sRGB bytes, three a pixel, at the size of
 * the passes; `reduced` when they are to be made smaller.
 */
export function composite(passes: Passes, dye: Dye, reduced = false): Buffer {
  const { width, height, gloss, light: lights } = passes;
  const out = Buffer.alloc(width * height * 3);
  const brush = createBrush(passes, dye, chalk, reduced);
  const prints = brush.even.map((colour) => (colour && !gloss ? printOf(colour, lights) : undefined));
  for (let y = 0; y < height; y++) compositeRow(passes, brush, prints, y, out);
  return out;
}

const colour = new Float32Array(3);

function compositeRow(
  { width, shade, gloss, parts, light: lights }: Passes,
  brush: Brush,
  prints: readonly (Uint8Array | undefined)[],
  y: number,
  out: Buffer,
): void {
  const fine = width * 2;
  for (let x = 0; x < width; x++) {
    const pixel = y * width + x;
    const first = 2 * y * fine + 2 * x;
    const code = parts[first] ?? 0;
    const whole =
      code === parts[first + 1] && code === parts[first + fine] && code === parts[first + fine + 1];
    const print = whole ? prints[code] : undefined;
    if (print) {
      const from = (shade[pixel] ?? 0) * 3;
      out[pixel * 3] = print[from] ?? 0;
      out[pixel * 3 + 1] = print[from + 1] ?? 0;
      out[pixel * 3 + 2] = print[from + 2] ?? 0;
      continue;
    }
    brushPixel(brush, x, y, colour);
    const glint = gloss ? (gloss.light[gloss.bytes[pixel] ?? 0] ?? 0) * gleam : 0;
    const lit = lights[shade[pixel] ?? 0] ?? 0;
    expose(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0, lit, glint, out, pixel * 3);
  }
}

/** The sRGB bytes of one colour in each of the lights of a pass, three to a light. */
function printOf([red, green, blue]: Light, lights: Float32Array): Uint8Array {
  const print = new Uint8Array(lights.length * 3);
  for (let i = 0; i < lights.length; i++) expose(red, green, blue, lights[i] ?? 0, 0, print, i * 3);
  return print;
}

/** Lights a colour, adds what it reflects, and writes it as three sRGB bytes at `at`. */
export function expose(
  red: number,
  green: number,
  blue: number,
  lit: number,
  glint: number,
  out: Uint8Array,
  at: number,
): void {
  const exposure = rolledOff(Math.max(red, green, blue) * lit + glint);
  out[at] = srgb((red * lit + glint) * exposure);
  out[at + 1] = srgb((green * lit + glint) * exposure);
  out[at + 2] = srgb((blue * lit + glint) * exposure);
}
