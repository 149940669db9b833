import { eased } from './clouds.ts';
import { light, linear, srgb } from './colour.ts';
import { composite, gleam, rolledOff } from './composite.ts';
import { dye } from './dye.ts';
import type { Kind } from './kinds.ts';
import type { Passes } from './passes.ts';
import type { Recipe } from './recipe.ts';
import { sunlight } from './sunlight.ts';
import type { Surface } from './surfaces.ts';

/** A thing on the table: its middle at shares `x` and `y` of the picture, turned by degrees, enlarged beyond true size by `grow`. */
export interface Piece {
  readonly kind: Kind;
  readonly recipe: Recipe;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly grow?: number;
  readonly flip?: boolean;
}

/** A table seen from above, and what lies on it, the lowest first. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The table's colour, `#rrggbb`, or what it is made of. */
  readonly tint: string | Surface;
  /** Pixels of the picture a metre takes; or how large the first piece is shown beside its own picture, 1 for as large. */
  readonly metre: number | { readonly fit: number };
  /** Whether low sun falls on all of it through a window. */
  readonly sunny?: boolean;
  /** How much brighter the table is towards the window than in its middle, and darker away from it. */
  readonly fall?: number;
  readonly pieces: readonly Piece[];
}

/** Reads the passes of a kind's front. */
type Open = (kind: Kind) => Promise<Passes>;

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Linear light, three to a pixel. */
  readonly light: Float32Array;
}

/** Red, green and blue as lit, cover, and the light left to whatever lies under it. */
const channels = 5;

/** A dyed piece to be laid: `channels` to a pixel. */
interface Cut {
  readonly width: number;
  readonly height: number;
  readonly facts: Float32Array;
}

/**
 * Render pixels a metre of a view, measured on its own cloth, so that a mug and a dress share one table at true size.
 * Folds, and the sides of a pot still more, turn away and seem smaller, so what is nearly the largest counts.
 */
export function density({ cells, gloss }: Passes): number {
  const { width, region, u, v } = cells;
  const sizes: number[] = [];
  for (let at = width; at + width < region.length; at += 7) {
    const [right, below] = [at + 1, at + width];
    if (region[at] !== 1 || region[right] !== 1 || region[below] !== 1) continue;
    const across = [(u[right] ?? 0) - (u[at] ?? 0), (v[right] ?? 0) - (v[at] ?? 0)] as const;
    const down = [(u[below] ?? 0) - (u[at] ?? 0), (v[below] ?? 0) - (v[at] ?? 0)] as const;
    sizes.push(Math.sqrt(Math.abs(across[0] * down[1] - across[1] * down[0])));
  }
  sizes.sort((a, b) => a - b);
  return 2 / (sizes[Math.floor(sizes.length * (gloss ? 0.1 : 0.25))] ?? 0.002);
}

/** How far from the edge of its picture, in pixels, a piece's shadow fades: a pot's long one would be cut off. */
const fades = { pot: 260, cloth: 90 } as const;

function cutOut(passes: Passes, unlit: Buffer): Cut {
  const { width, height, parts, shade, gloss } = passes;
  const fade = gloss ? fades.pot : fades.cloth;
  const facts = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const first = 4 * y * width + 2 * x;
      const cover =
        ((parts[first] ? 1 : 0) +
          (parts[first + 1] ? 1 : 0) +
          (parts[first + 2 * width] ? 1 : 0) +
          (parts[first + 2 * width + 1] ? 1 : 0)) /
        4;
      const own = passes.light[shade[i] ?? 0] ?? 1;
      const at = i * channels;
      if (cover === 0) {
        const edge = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / fade);
        // Open table takes the scene's own light: only true shadow is carried over.
        facts[at + 4] = 1 + (Math.min(1, own * 1.03) - 1) * eased(edge);
        continue;
      }
      const lit = own * passes.exposure;
      const glint = gloss ? (gloss.light[gloss.bytes[i] ?? 0] ?? 0) * gleam * cover : 0;
      for (let c = 0; c < 3; c++) facts[at + c] = (linear[unlit[i * 3 + c] ?? 0] ?? 0) * lit + glint;
      facts[at + 3] = cover;
      facts[at + 4] = lit;
    }
  }
  return { width, height, facts };
}

/** Adds to `sum` a piece's facts between its pixels, and answers how much of the place lies in its picture, 0 or 1. */
function sample({ width, height, facts }: Cut, x: number, y: number, sum: Float64Array): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
  const [fx, fy] = [x - left, y - top];
  const upper = (top * width + left) * channels;
  const lower = upper + width * channels;
  for (let c = 0; c < channels; c++) {
    const above = (facts[upper + c] ?? 0) * (1 - fx) + (facts[upper + channels + c] ?? 0) * fx;
    const below = (facts[lower + c] ?? 0) * (1 - fx) + (facts[lower + channels + c] ?? 0) * fx;
    sum[c] = (sum[c] ?? 0) + above * (1 - fy) + below * fy;
  }
  return 1;
}

/** Draws a piece on the canvas, turned and scaled about its middle; one much reduced is sampled four times a pixel. */
function put(canvas: Canvas, cut: Cut, scale: number, { x, y, turn = 0, flip = false }: Piece): void {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) / scale, Math.sin(radians) / scale];
  const [middleX, middleY] = [x * canvas.width, y * canvas.height];
  const [halfX, halfY] = [cut.width / 2, cut.height / 2];
  const reachX = (Math.abs(cos) * halfX + Math.abs(sin) * halfY) * scale ** 2;
  const reachY = (Math.abs(sin) * halfX + Math.abs(cos) * halfY) * scale ** 2;
  const right = Math.min(canvas.width, Math.ceil(middleX + reachX));
  const bottom = Math.min(canvas.height, Math.ceil(middleY + reachY));
  const offsets = scale < 0.8 ? [0.25, 0.75] : [0.5];
  const samples = offsets.length ** 2;
  const sum = new Float64Array(channels);
  for (let py = Math.max(0, Math.floor(middleY - reachY)); py < bottom; py++) {
    for (let px = Math.max(0, Math.floor(middleX - reachX)); px < right; px++) {
      sum.fill(0);
      let inside = 0;
      for (const oy of offsets) {
        for (const ox of offsets) {
          const [dx, dy] = [px + ox - middleX, py + oy - middleY];
          const along = dx * cos + dy * sin;
          inside += sample(
            cut,
            (flip ? -along : along) + halfX - 0.5,
            dy * cos - dx * sin + halfY - 0.5,
            sum,
          );
        }
      }
      if (inside === 0) continue;
      const at = (py * canvas.width + px) * 3;
      const through = (((sum[4] ?? 0) + samples - inside) / samples) * (1 - (sum[3] ?? 0) / samples);
      for (let c = 0; c < 3; c++)
        canvas.light[at + c] = (canvas.light[at + c] ?? 0) * through + (sum[c] ?? 0) / samples;
    }
  }
}

/** A table of one colour. */
function painted(colour: string): Surface {
  const paint = light(colour);
  return (_x, _y, out) => out.set(paint);
}

/** A bare table under the studio's window, brighter towards the upper left. */
function bare({ width, height, tint, fall = 0.07 }: Scene, metre: number): Canvas {
  const canvas = { width, height, light: new Float32Array(width * height * 3) };
  const surface = typeof tint === 'string' ? painted(tint) : tint;
  const own = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = (x / width) * 0.6 + (y / height) * 0.4;
      const speck = (Math.imul((x * 73856093) ^ (y * 19349663), 83492791) >>> 8) / 2 ** 24;
      const bright = (1 + fall - 2 * fall * away) * (1 + (speck - 0.5) * 0.012);
      surface(x / metre, y / metre, own);
      for (let c = 0; c < 3; c++) canvas.light[(y * width + x) * 3 + c] = (own[c] ?? 0) * bright;
    }
  }
  return canvas;
}

/** Lets the sun in. */
function shineOn({ width, height, light: lit }: Canvas): void {
  const sun = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sunlight(x / width, y / height, sun);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) lit[at + c] = (lit[at + c] ?? 0) * (sun[c] ?? 1);
    }
  }
}

/** The window's own colour over a whole scene. */
const warmth = [1.012, 1, 0.982] as const;

async function metreOf({ metre, width, pieces }: Scene, open: Open): Promise<number> {
  if (typeof metre === 'number') return metre;
  const [first] = pieces;
  if (!first) throw new Error('A scene that is to fit its first piece has none.');
  const passes = await open(first.kind);
  return (metre.fit * density(passes) * width) / passes.width;
}

/**
 * Lays dyed pieces on one table: the light and shadow of each falls on whatever lies under it. `open` gives the
 * passes of a kind's front. Answers sRGB bytes, three a pixel.
 */
export async function lay(scene: Scene, open: Open): Promise<Buffer> {
  const metre = await metreOf(scene, open);
  const canvas = bare(scene, metre);
  const fullLight = new Float32Array(256).fill(1);
  for (const piece of scene.pieces) {
    const passes = await open(piece.kind);
    const unlit = { ...passes, light: fullLight, exposure: 1, gloss: undefined };
    const cut = cutOut(passes, composite(unlit, await dye(piece.kind, piece.recipe), [0, 0, 0]));
    put(canvas, cut, (metre / density(passes)) * (piece.grow ?? 1), piece);
  }
  if (scene.sunny) shineOn(canvas);
  const bytes = Buffer.alloc(canvas.light.length);
  for (let i = 0; i < bytes.length; i += 3) {
    const red = (canvas.light[i] ?? 0) * warmth[0];
    const green = (canvas.light[i + 1] ?? 0) * warmth[1];
    const blue = (canvas.light[i + 2] ?? 0) * warmth[2];
    const dim = rolledOff(Math.max(red, green, blue));
    bytes[i] = srgb(red * dim);
    bytes[i + 1] = srgb(green * dim);
    bytes[i + 2] = srgb(blue * dim);
  }
  return bytes;
}
