import { readFile } from 'node:fs/promises';
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
  const counts = new Uint8Array(8);
  for (let cell = 0; cell < regions.length; cell++) {
    counts.fill(0);
    const start = Math.floor(cell / across) * cellSize * width + (cell % across) * cellSize;
    for (let i = 0; i < cellSize * cellSize; i++) {
      const code = parts[start + Math.floor(i / cellSize) * width + (i % cellSize)] ?? 0;
      const region = code & partBits.region;
      counts[region] = (counts[region] ?? 0) + 1;
    }
    let best = 0;
    for (let region = 1; region < 8; region++) {
      if ((counts[region] ?? 0) > (best === 0 ? 0 : (counts[best] ?? 0))) best = region;
    }
    regions[cell] = best;
  }
  return regions;
}

/** The mean light on a thing that shows its swatch's colour, and the most it may be brightened and keep its shade. */
const fairLight = 0.93;
const mostExposure = 2.1;

/** A pot stands half turned from the window: what brings the mean light on it, its trim apart, up to a fair one. */
function exposureOf(light: Float32Array, shade: Uint8Array, parts: Uint8Array, width: number): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < shade.length; i++) {
    const fine = 4 * Math.floor(i / width) * width + 2 * (i % width);
    const code = parts[fine] ?? 0;
    if (code === 0 || code > partBits.region) continue;
    sum += light[shade[i] ?? 0] ?? 0;
    count++;
  }
  return count === 0 ? 1 : Math.min(mostExposure, Math.max(1, (fairLight * count) / sum));
}

/** Light for each byte of a square-root coded pass whose brightest value is `max`. */
function lightTable(max: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * max);
}

async function bytes(path: string, channels: 1 | 3): Promise<Uint8Array> {
  const image = channels === 1 ? sharp(path).extractChannel(0) : sharp(path).removeAlpha();
  return image.raw().toBuffer();
}

/** Reads the packed passes of a kind and view from their folder; throws when they are missing or spoilt. */
export async function readPasses(folder: string, name: string): Promise<Passes> {
  const path = (pass: string) => `${folder}/${name}.${pass}`;
  const facts = header.parse(JSON.parse(await readFile(path('json'), 'utf8')));
  const { width, height } = facts;
  const [shade, parts, packed, gloss] = await Promise.all([
    bytes(path('shade.jpg'), 1),
    bytes(path('parts.webp'), 1),
    bytes(path('uv.webp'), 3),
    facts.glossMax > 0 ? bytes(path('gloss.jpg'), 1) : undefined,
  ]);
  const region = cellRegions(parts, width * 2, height * 2);
  const u = new Float32Array(region.length);
  const v = new Float32Array(region.length);
  for (let i = 0; i < region.length; i++) {
    const high = packed[i * 3] ?? 0;
    const middle = packed[i * 3 + 1] ?? 0;
    const low = packed[i * 3 + 2] ?? 0;
    u[i] = facts.u[0] + (((high << 4) | (middle >> 4)) / 4095) * (facts.u[1] - facts.u[0]);
    v[i] = facts.v[0] + ((((middle & 15) << 8) | low) / 4095) * (facts.v[1] - facts.v[0]);
  }
  const light = lightTable(facts.shadeMax);
  return {
    width,
    height,
    light,
    shade,
    exposure: exposureOf(light, shade, parts, width),
    gloss: gloss && { light: lightTable(facts.glossMax), bytes: gloss },
    parts,
    cells: { width: width / 2, height: height / 2, region, u, v },
  };
}
