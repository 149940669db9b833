import { linear } from '../colour.ts';
import { composite } from '../composite.ts';
import { dye } from '../dye.ts';
import { laidByHand } from '../laidByHand.ts';
import { cellRegions, type Passes, readPasses } from '../passes.ts';
import { passesFolder } from '../passesFolder.ts';
import type { MediaPicture } from '../recipe.ts';

/** How much smaller than a print, each way. */
const smaller = 8;

/** A style's main picture, small enough that a whole catalogue of them is made and compared in seconds. */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  /** The logarithm of the light of each pixel: folds are as deep in it whatever the dye. */
  readonly brightness: Float32Array;
  /** 1 where the thing is, and not the table. */
  readonly thing: Uint8Array;
}

function every<T extends Uint8Array | Float32Array>(from: T, width: number, into: T): T {
  const across = width / smaller;
  for (let at = 0; at < into.length; at++) {
    const [x, y] = [at % across, Math.floor(at / across)];
    into[at] = from[(y * smaller + 1) * width + x * smaller + 1] ?? 0;
  }
  return into;
}

const bytes = (from: Uint8Array, width: number) =>
  every(from, width, new Uint8Array(from.length / smaller ** 2));
const numbers = (from: Float32Array, width: number) =>
  every(from, width, new Float32Array(from.length / smaller ** 2));

function reduced(passes: Passes): Passes {
  const { width, height, cells, gloss } = passes;
  const parts = bytes(passes.parts, width * 2);
  const small = { width: width / smaller, height: height / smaller };
  return {
    ...passes,
    ...small,
    shade: bytes(passes.shade, width),
    gloss: gloss && { ...gloss, bytes: bytes(gloss.bytes, width) },
    parts,
    cells: {
      width: cells.width / smaller,
      height: cells.height / smaller,
      region: cellRegions(parts, small.width * 2, small.height * 2),
      u: numbers(cells.u, cells.width),
      v: numbers(cells.v, cells.width),
    },
  };
}

const opened = new Map<string, Promise<Passes>>();

function open(name: string): Promise<Passes> {
  const known = opened.get(name) ?? readPasses(passesFolder, `${name}-front`).then(reduced);
  opened.set(name, known);
  return known;
}

/** Draws the main picture of a style small. */
export async function thumbnail({ kind, recipe }: MediaPicture): Promise<Thumbnail> {
  const hand = recipe.cut?.hand;
  const made = await open(kind);
  const passes = hand === undefined ? made : laidByHand(made, kind, hand);
  const picture = composite(passes, await dye(kind, recipe));
  const { width, height, parts } = passes;
  const brightness = new Float32Array(width * height);
  const thing = new Uint8Array(width * height);
  for (let at = 0; at < thing.length; at++) {
    const light = [0, 1, 2].map((c) => linear[picture[at * 3 + c] ?? 0] ?? 0);
    const [red = 0, green = 0, blue = 0] = light;
    brightness[at] = Math.log(0.01 + 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    if ((parts[4 * width * Math.floor(at / width) + 2 * (at % width)] ?? 0) !== 0) thing[at] = 1;
  }
  return { width, height, brightness, thing };
}
