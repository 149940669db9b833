import { eased } from './clouds.ts';
import { type Brush, brushPixel, createBrush, gleam } from './composite.ts';
import type { Window } from './draw.ts';
import type { Dye } from './dye.ts';
import type { Passes } from './passes.ts';

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

/** Dyes what is seen of a piece and cuts it out, for a picture in which it is `reduced` or not. */
export function cutOut(passes: Passes, dye: Dye, seen: Window, reduced: boolean): Cut {
  const { width, height } = passes;
  const cut: Cut = {
    width,
    height,
    paint: new Float32Array(width * height * 4),
    under: new Float32Array(width * height),
    bare: new Uint8Array(width * height).fill(1),
  };
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
  const fade = gloss ? fades.pot : fades.cloth;
  for (let x = left; x < right; x++) {
    const at = y * width + x;
    const own = light[shade[at] ?? 0] ?? 1;
    const cover = coverAt(parts, width, x, y);
    if (cover === 0) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / fade;
      // Open table takes the scene's own light: only true shadow is carried over.
      under[at] = 1 + (Math.min(1, own * 1.03) - 1) * (edge < 1 ? eased(edge) : 1);
      continue;
    }
    const glint = gloss ? (gloss.light[gloss.bytes[at] ?? 0] ?? 0) * gleam * cover : 0;
    brushPixel(brush, x, y, colour);
    for (let c = 0; c < 3; c++) paint[at * 4 + c] = (colour[c] ?? 0) * own + glint;
    paint[at * 4 + 3] = cover;
    under[at] = own * exposure;
    bare[at] = 0;
    if (x > 0) bare[at - 1] = 0;
    if (y > 0) bare[at - width] = 0;
    if (x > 0 && y > 0) bare[at - width - 1] = 0;
  }
}

/** The share of a pixel that is not table. */
function coverAt(parts: Uint8Array, width: number, x: number, y: number): number {
  const upper = 4 * y * width + 2 * x;
  const lower = upper + 2 * width;
  const filled =
    (parts[upper] ? 1 : 0) + (parts[upper + 1] ? 1 : 0) + (parts[lower] ? 1 : 0) + (parts[lower + 1] ? 1 : 0);
  return filled / 4;
}
