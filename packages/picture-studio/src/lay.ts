import { light, srgb } from './colour.ts';
import { rolledOff } from './composite.ts';
import { cutOut } from './cutOut.ts';
import { type Canvas, draw, isReduced, type Place, seenOf } from './draw.ts';
import { dye } from './dye.ts';
import type { Kind } from './kinds.ts';
import type { Passes } from './passes.ts';
import { createPegRail } from './pegRail.ts';
import type { Cut, Recipe } from './recipe.ts';
import { putSunlight, sunAt } from './sunlight.ts';
import type { Surface } from './surfaces.ts';
import { put } from './weaves.ts';

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
  /** The table's colour, `#rrggbb`, or what it is made of; or the place, in shares, that something hangs from on a wall. */
  readonly tint: string | Surface | { readonly x: number; readonly y: number };
  /** Pixels of the picture a metre takes; or how large the first piece is shown beside its own picture, 1 for as large. */
  readonly metre: number | { readonly fit: number };
  /** Whether low sun falls on all of it through a window. */
  readonly sunny?: boolean;
  /** How much brighter the table is towards the window than in its middle, and darker away from it. */
  readonly fall?: number;
  readonly pieces: readonly Piece[];
}

/** Reads the passes of the front of a kind, or of a style of it by its cut. */
type Open = (kind: Kind, cut?: Cut) => Promise<Passes>;

/**
 * Render pixels a metre of a view, measured on its own cloth, so that a mug and a dress share one table at true size.
 * Folds, and the sides of a pot still more, turn away and seem smaller, so what is nearly the largest counts.
 */
export function density({ cells, gloss }: Passes): number {
  const { width, region, u, v } = cells;
  const sizes: number[] = [];
  for (let at = width; at + width < region.length; at += 7) {
    const right = at + 1;
    const below = at + width;
    if (region[at] !== 1 || region[right] !== 1 || region[below] !== 1) continue;
    const across = [(u[right] ?? 0) - (u[at] ?? 0), (v[right] ?? 0) - (v[at] ?? 0)] as const;
    const down = [(u[below] ?? 0) - (u[at] ?? 0), (v[below] ?? 0) - (v[at] ?? 0)] as const;
    sizes.push(Math.sqrt(Math.abs(across[0] * down[1] - across[1] * down[0])));
  }
  const sorted = Float64Array.from(sizes).sort();
  return 2 / (sorted[Math.floor(sizes.length * (gloss ? 0.1 : 0.25))] ?? 0.002);
}

/** A table of one colour. */
function painted(colour: string): Surface {
  const paint = light(colour);
  return (_x, _y, out) => put(out, paint);
}

function surfaceOf({ width, height, tint }: Scene, metre: number): Surface {
  if (typeof tint === 'string') return painted(tint);
  return typeof tint === 'function'
    ? tint
    : createPegRail((tint.x * width) / metre, (tint.y * height) / metre);
}

/** A bare table under the studio's window, brighter towards the upper left. */
function bare(scene: Scene, metre: number): Canvas {
  const { width, height, fall = 0.07 } = scene;
  const canvas = { width, height, light: new Float32Array(width * height * 3) };
  const surface = surfaceOf(scene, metre);
  for (let y = 0; y < height; y++) bareRow(canvas, surface, metre, fall, y);
  return canvas;
}

const colour = new Float32Array(3);

function bareRow(
  { width, height, light: lit }: Canvas,
  surface: Surface,
  metre: number,
  fall: number,
  y: number,
) {
  for (let x = 0; x < width; x++) {
    const away = (x / width) * 0.6 + (y / height) * 0.4;
    const speck = (Math.imul((x * 73856093) ^ (y * 19349663), 83492791) >>> 8) / 2 ** 24;
    const bright = (1 + fall - 2 * fall * away) * (1 + (speck - 0.5) * 0.012);
    surface(x / metre, y / metre, colour);
    for (let c = 0; c < 3; c++) lit[(y * width + x) * 3 + c] = (colour[c] ?? 0) * bright;
  }
}

/** The window's own colour over a whole scene. */
const warmth = [1.012, 1, 0.982] as const;

/** The picture as sRGB bytes, with the sun let in or not. */
function printed(canvas: Canvas, sunny: boolean): Buffer {
  const bytes = Buffer.alloc(canvas.light.length);
  for (let y = 0; y < canvas.height; y++) printRow(canvas, sunny, y, bytes);
  return bytes;
}

/** Pixels from one place whose sun is worked out to the next: the edges of its light are several times as soft. */
const sunStep = 4;

function printRow({ width, height, light: lit }: Canvas, sunny: boolean, y: number, bytes: Buffer): void {
  colour.fill(1);
  let sun = 0;
  let rise = 0;
  for (let x = 0; x < width; x++) {
    if (sunny) {
      if (x % sunStep === 0) {
        sun = sunAt(x / width, y / height);
        rise = (sunAt((x + sunStep) / width, y / height) - sun) / sunStep;
      }
      putSunlight(sun + rise * (x % sunStep), colour);
    }
    const at = (y * width + x) * 3;
    const red = (lit[at] ?? 0) * (colour[0] ?? 1) * warmth[0];
    const green = (lit[at + 1] ?? 0) * (colour[1] ?? 1) * warmth[1];
    const blue = (lit[at + 2] ?? 0) * (colour[2] ?? 1) * warmth[2];
    const dim = rolledOff(Math.max(red, green, blue));
    bytes[at] = srgb(red * dim);
    bytes[at + 1] = srgb(green * dim);
    bytes[at + 2] = srgb(blue * dim);
  }
}

function metreOf({ metre, width }: Scene, first: Passes | undefined): number {
  if (typeof metre === 'number') return metre;
  if (!first) throw new Error('A scene that is to fit its first piece has none.');
  return (metre.fit * density(first) * width) / first.width;
}

/**
 * Lays dyed pieces on one table: the light and shadow of each falls on whatever lies under it. `open` gives the
 * passes of a kind's front. Answers sRGB bytes, three a pixel.
 */
export async function lay(scene: Scene, open: Open): Promise<Buffer> {
  const opened = await Promise.all(
    scene.pieces.map(async (piece) => ({
      piece,
      passes: await open(piece.kind, piece.recipe.cut),
      colours: await dye(piece.kind, piece.recipe),
    })),
  );
  const metre = metreOf(scene, opened[0]?.passes);
  const canvas = bare(scene, metre);
  for (const { piece, passes, colours } of opened) {
    const place: Place = {
      x: piece.x,
      y: piece.y,
      scale: (metre / density(passes)) * (piece.grow ?? 1),
      turn: piece.turn ?? 0,
      flip: piece.flip ?? false,
    };
    const seen = seenOf(canvas, passes, place);
    draw(canvas, cutOut(passes, colours, seen, isReduced(place)), place);
  }
  return printed(canvas, scene.sunny ?? false);
}
