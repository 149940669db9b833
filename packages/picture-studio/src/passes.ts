import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { hasBack, type Kind } from './kinds.ts';

/** The views of a kind: the whole thing, the same lying on its face, and its best corner close up. */
const views = ['front', 'back', 'detail'] as const;

/** One view of a kind. */
export type View = (typeof views)[number];

/** The views there are of a kind. */
export function viewsOf(kind: Kind): readonly View[] {
  return views.filter((view) => view !== 'back' || hasBack(kind));
}

/** The pixel size of every product picture as rendered. */
export const productSize = { width: 960, height: 1200 } as const;

/** How many data pixels make one cell of the coordinate pass, each way. */
export const cellSize = 4;

/** Bits of a part code: which piece of cloth, whether it is trim, whether it is the label; 0 is the table. */
export const partBits = { region: 7, trim: 8, label: 16 } as const;

/** The facts of one packed view, as stored beside its pictures. */
const header = z.object({
  width: z.number().int(),
  height: z.number().int(),
  shadeMax: z.number(),
  glossMax: z.number(),
  u: z.tuple([z.number(), z.number()]),
  v: z.tuple([z.number(), z.number()]),
});

type Header = z.infer<typeof header>;

/**
 * What a render left behind, unpacked. Light is relative to the bare table (1 is open table), a byte
 * through `light`; parts are twice as fine, and cloth coordinates (metres) half as fine, as the light.
 */
export interface Passes {
  readonly width: number;
  readonly height: number;
  /** Light by byte of `shade`, a byte a pixel (square-root coded, so shadows keep their steps). */
  readonly light: Float32Array;
  readonly shade: Uint8Array;
  /** How much brighter the thing is exposed than the table, so that it is the colour of its swatch. */
  readonly exposure: number;
  /** Reflections to add after the colour, or undefined for cloth. */
  readonly gloss: { readonly light: Float32Array; readonly bytes: Uint8Array } | undefined;
  readonly parts: Uint8Array;
  /** How high the middle of what is seen of the label lies on the cloth, in metres; 0 where there is none. */
  readonly labelAt: number;
  readonly cells: {
    readonly width: number;
    readonly height: number;
    readonly region: Uint8Array;
    readonly u: Float32Array;
    readonly v: Float32Array;
  };
}

/** The piece of cloth that fills most of each cell; packing and unpacking must agree, so both call this. */
export function cellRegions(parts: Uint8Array, width: number, height: number): Uint8Array {
  const across = width / cellSize;
  const regions = new Uint8Array(across * (height / cellSize));
  const rows = rowsOfCells(parts);
  for (let row = 0; row < height / cellSize; row++) rowOfRegions(parts, rows, width, row, regions);
  return regions;
}

function rowOfRegions(parts: Uint8Array, rows: Uint32Array, width: number, row: number, regions: Uint8Array) {
  const across = width / cellSize;
  for (let column = 0; column < across; column++) {
    const start = (row * width + column) * cellSize;
    const first = (parts[start] ?? 0) & partBits.region;
    regions[row * across + column] = isOneRegion(rows, across, start / cellSize, first)
      ? first
      : mostly(parts, width, start);
  }
}

/** The parts read four at once: one row of one cell. */
function rowsOfCells(parts: Uint8Array): Uint32Array {
  const aligned = parts.byteOffset % cellSize === 0 ? parts : Uint8Array.from(parts);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / cellSize);
}

/** A byte in each of the four places of a word. */
const inFour = 0x01010101;

/** Whether a cell is all of one piece of cloth, or bare, as nearly all are. */
function isOneRegion(rows: Uint32Array, across: number, start: number, region: number): boolean {
  for (let row = 0, at = start; row < cellSize; row++, at += across)
    if (((rows[at] ?? 0) & (partBits.region * inFour)) !== region * inFour) return false;
  return true;
}

/** Halfway between the lowest and the highest of the label; a cell is of it where its middle is. */
function labelHeight(parts: Uint8Array, width: number, region: Uint8Array, v: Float32Array): number {
  const across = width / cellSize;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let cell = 0; cell < v.length; cell++) {
    const row = Math.floor(cell / across) * cellSize + cellSize / 2;
    const code = parts[row * width + (cell % across) * cellSize + cellSize / 2] ?? 0;
    if ((code & partBits.label) === 0 || region[cell] !== (code & partBits.region)) continue;
    low = Math.min(low, v[cell] ?? low);
    high = Math.max(high, v[cell] ?? high);
  }
  return low > high ? 0 : (low + high) / 2;
}

const counts = new Uint8Array(8);

/** The piece of cloth that fills most of a cell. */
function mostly(parts: Uint8Array, width: number, start: number): number {
  counts.fill(0);
  for (let i = 0; i < cellSize * cellSize; i++) {
    const code = parts[start + Math.floor(i / cellSize) * width + (i % cellSize)] ?? 0;
    const region = code & partBits.region;
    counts[region] = (counts[region] ?? 0) + 1;
  }
  let best = 0;
  for (let region = 1; region < 8; region++) {
    if ((counts[region] ?? 0) > (best === 0 ? 0 : (counts[best] ?? 0))) best = region;
  }
  return best;
}

/** The mean light on a thing that shows its swatch's colour, and the most it may be brightened and keep its shade. */
const fairLight = 0.93;
const maxExposure = 2.1;

/** A pot stands half turned from the window: what brings the mean light on it, its trim apart, up to a fair one. */
function exposureOf(light: Float32Array, shade: Uint8Array, parts: Uint8Array, width: number): number {
  const pixels = new Uint32Array(256);
  for (let row = 0; row < shade.length; row += width) countRow(shade, parts, row, width, pixels);
  let sum = 0;
  let count = 0;
  for (let byte = 0; byte < 256; byte++) {
    sum += (pixels[byte] ?? 0) * (light[byte] ?? 0);
    count += pixels[byte] ?? 0;
  }
  return count === 0 ? 1 : Math.min(maxExposure, Math.max(1, (fairLight * count) / sum));
}

/** Counts the pixels of a row's cloth, its trim apart, by the byte of their light. */
function countRow(shade: Uint8Array, parts: Uint8Array, row: number, width: number, pixels: Uint32Array) {
  for (let x = 0; x < width; x++) {
    const code = parts[4 * row + 2 * x] ?? 0;
    if (code === 0 || code > partBits.region) continue;
    const byte = shade[row + x] ?? 0;
    pixels[byte] = (pixels[byte] ?? 0) + 1;
  }
}

/** Light for each byte of a square-root coded pass whose brightest value is `max`. */
function lightTable(max: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * max);
}

async function bytes(path: string, channels: 1 | 3): Promise<Uint8Array> {
  const image = channels === 1 ? sharp(path).extractChannel(0) : sharp(path).removeAlpha();
  return image.raw().toBuffer();
}

const unpack = promisify(brotliDecompress);

/** Part codes, a byte each: an image format would take five times as long to open, and opening is half of a print. */
async function partsOf(path: string, length: number): Promise<Uint8Array> {
  const parts = await unpack(await readFile(path), { chunkSize: length });
  if (parts.length !== length) throw new Error(`${path} holds ${parts.length} part codes, not ${length}.`);
  return parts;
}

/** Where on the cloth each cell is, in metres, from three bytes that hold twice twelve bits. */
function coordinates(packed: Uint8Array, range: Pick<Header, 'u' | 'v'>) {
  const u = new Float32Array(packed.length / 3);
  const v = new Float32Array(packed.length / 3);
  const [fromU, fromV] = [range.u[0], range.v[0]];
  const [stepU, stepV] = [(range.u[1] - fromU) / 4095, (range.v[1] - fromV) / 4095];
  for (let i = 0; i < u.length; i++) {
    const middle = packed[i * 3 + 1] ?? 0;
    u[i] = fromU + (((packed[i * 3] ?? 0) << 4) | (middle >> 4)) * stepU;
    v[i] = fromV + (((middle & 15) << 8) | (packed[i * 3 + 2] ?? 0)) * stepV;
  }
  return { u, v };
}

/** Reads the packed passes of a kind and view from their folder; throws when they are missing or spoilt. */
export async function readPasses(folder: string, name: string): Promise<Passes> {
  const path = (pass: string) => `${folder}/${name}.${pass}`;
  const facts = header.parse(JSON.parse(await readFile(path('json'), 'utf8')));
  const { width, height } = facts;
  const [shade, parts, packed, gloss] = await Promise.all([
    bytes(path('shade.jpg'), 1),
    partsOf(path('parts.br'), width * height * 4),
    bytes(path('uv.webp'), 3),
    facts.glossMax > 0 ? bytes(path('gloss.jpg'), 1) : undefined,
  ]);
  const region = cellRegions(parts, width * 2, height * 2);
  const { u, v } = coordinates(packed, facts);
  const light = lightTable(facts.shadeMax);
  return {
    width,
    height,
    light,
    shade,
    exposure: exposureOf(light, shade, parts, width),
    gloss: gloss && { light: lightTable(facts.glossMax), bytes: gloss },
    parts,
    labelAt: labelHeight(parts, width * 2, region, v),
    cells: { width: width / 2, height: height / 2, region, u, v },
  };
}
