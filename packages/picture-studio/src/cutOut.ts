import { eased } from './clouds.ts';
import { type Brush, brushPixel, createBrush, gleam } from './composite.ts';
import type { Dye } from './dye.ts';
import type { Passes } from './passes.ts';
import type { Window } from './window.ts';

/** A dyed piece without its table, to be laid on another. */
export interface Cut {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue as lit, and cover: four to a pixel. */
  readonly paint: Float32Array;
  /** The light left to whatever lies under it. */
  readonly under: Float32Array;
  /** 1 where a pixel and those right of and below it are bare table: most of a picture, and quickly drawn. */
  readonly bare: Uint8Array;
}

/** How far from the edge of its picture, in pixels, a piece's shadow fades: a pot's long one would be cut off. */
const fades = { pot: 260, cloth: 90 } as const;

/** The last cut: some 24 MB that would otherwise be asked for anew for each piece. */
let last: Cut | undefined;

/** A cut of nothing, in the memory of the one before. */
function uncut(width: number, height: number): Cut {
  if (last?.width !== width || last.height !== height) {
    const size = width * height;
    last = {
      width,
      height,
      paint: new Float32Array(size * 4),
      under: new Float32Array(size),
      bare: new Uint8Array(size),
    };
  }
  last.paint.fill(0);
  last.bare.fill(1);
  return last;
}

/** Dyes what is seen of a piece and cuts it out, for a picture in which it is `reduced` or not. It lasts until the next. */
export function cutOut(passes: Passes, dye: Dye, seen: Window, reduced: boolean): Cut {
  const cut = uncut(passes.width, passes.height);
  const brush = createBrush(passes, dye, [0, 0, 0], reduced);
  for (let y = seen.top; y < seen.bottom; y++) cutRow(cut, passes, brush, seen, y);
  return cut;
}

const colour = new Float32Array(3);

function cutRow(
  { width, height, paint, under, bare }: Cut,
  passes: Passes,
  brush: Brush,
  { left, right }: Window,
  y: number,
): void {
  const { parts, shade, gloss, light, exposure } = passes;
  const fine = 2 * width;
  const fade = gloss ? fades.pot : fades.cloth;
  const fromEnds = Math.min(y, height - 1 - y);
  for (let x = left; x < right; x++) {
    const at = y * width + x;
    const own = light[shade[at] ?? 0] ?? 1;
    const first = 2 * y * fine + 2 * x;
    const a = parts[first] ?? 0;
    const b = parts[first + 1] ?? 0;
    const c = parts[first + fine] ?? 0;
    const d = parts[first + fine + 1] ?? 0;
    if ((a | b | c | d) === 0) {
      const edge = Math.min(x, width - 1 - x, fromEnds);
      // Open table takes the scene's own light: only true shadow is carried over.
      const remaining = own * 1.03;
      under[at] = remaining >= 1 ? 1 : edge >= fade ? remaining : 1 + (remaining - 1) * eased(edge / fade);
      continue;
    }
    // The share of the pixel that is not table.
    const cover = ((a ? 1 : 0) + (b ? 1 : 0) + (c ? 1 : 0) + (d ? 1 : 0)) / 4;
    const glint = gloss ? (gloss.light[gloss.bytes[at] ?? 0] ?? 0) * gleam * cover : 0;
    brushPixel(brush, x, y, colour);
    paint[at * 4] = (colour[0] ?? 0) * own + glint;
    paint[at * 4 + 1] = (colour[1] ?? 0) * own + glint;
    paint[at * 4 + 2] = (colour[2] ?? 0) * own + glint;
    paint[at * 4 + 3] = cover;
    under[at] = own * exposure;
    bare[at] = 0;
    if (x > 0) bare[at - 1] = 0;
    if (y > 0) bare[at - width] = 0;
    if (x > 0 && y > 0) bare[at - width - 1] = 0;
  }
}
