import { z } from 'zod';
import { createClouds } from './clouds.ts';
import { hash } from './hash.ts';
import type { Paint } from './weaves.ts';

/** What a cloth, a knit or a glaze is like close by, whatever its colour. */
export const reliefs = z.enum([
  'rib',
  'fisherman',
  'moss-stitch',
  'guernsey',
  'waffle',
  'cord',
  'needlecord',
  'twill',
  'slub',
  'speckled',
]);

/** One of them. */
export type Relief = z.infer<typeof reliefs>;

const wave = (at: number, period: number) => Math.cos((at / period) * 2 * Math.PI);

/** Ridges a `period` apart in metres: round on top, and dark between. */
function ridges(at: number, period: number, depth: number): number {
  const k = wave(at, period);
  return 1 + depth * 0.4 * k - (k < 0 ? depth * k * k : 0);
}

const moss = (u: number, v: number) => 1 + 0.13 * wave(u, 0.0086) * wave(v, 0.0086);

/** The yoke of a fisherman's jumper: bands of moss stitch, ridges and steps above a plain body, in metres up from the hem. */
function guernsey(u: number, v: number): number {
  if (v < 0.34) return 1;
  if (v < 0.352 || (v > 0.464 && v < 0.476)) return ridges(v, 0.006, 0.22);
  if (v < 0.464) return Math.floor((u + 10) / 0.044) % 2 === 0 ? moss(u, v) : ridges(u + v, 0.022, 0.16);
  return ridges(u, 0.012, 0.2);
}

/** How much light the cloth gives back at `u`, `v` metres beside one without relief. */
function reliefOf(name: Relief): (u: number, v: number) => number {
  const clouds = [createClouds(), createClouds()] as const;
  switch (name) {
    case 'rib':
      return (u) => ridges(u, 0.0125, 0.2);
    case 'fisherman':
      return (u, v) => ridges(u, 0.0085, 0.18) * (1 + 0.05 * wave(v, 0.0078));
    case 'moss-stitch':
      return moss;
    case 'guernsey':
      return guernsey;
    case 'waffle':
      return (u, v) => Math.min(ridges(u, 0.013, 0.18), ridges(v, 0.013, 0.18));
    case 'cord':
      return (u) => ridges(u, 0.0085, 0.2);
    case 'needlecord':
      return (u) => ridges(u, 0.005, 0.15);
    case 'twill':
      return (u, v) => 1 + 0.055 * wave(u + v, 0.006);
    case 'slub':
      return (u, v) =>
        1 + 0.17 * (clouds[0](u / 0.05, v / 0.0019) - 0.5) + 0.14 * (clouds[1](u / 0.0019, v / 0.06) - 0.5);
    case 'speckled':
      return (u, v) => (hash(Math.floor(u / 0.0016), Math.floor(v / 0.0016)) > 0.975 ? 0.52 : 1);
  }
}

/** A paint on a cloth of this relief. */
export function relieved(paint: Paint, name: Relief): Paint {
  const relief = reliefOf(name);
  return (u, v, out) => {
    paint(u, v, out);
    const light = relief(u, v);
    for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * light;
  };
}
