import sharp from 'sharp';
import { linear } from './colour.ts';
import type { Print } from './prints.ts';
import type { Paint } from './weaves.ts';

const pixels = 640;

const drawn = new Map<string, Promise<Float32Array>>();

/** The repeat as linear light, three to a pixel. The last few are kept: one print often clothes several kinds. */
function draw(svg: string): Promise<Float32Array> {
  const kept = drawn.get(svg);
  if (kept) return kept;
  const texels = sharp(Buffer.from(svg))
    .resize(pixels, pixels)
    .removeAlpha()
    .raw()
    .toBuffer()
    .then((bytes) => {
      const light = new Float32Array(bytes.length);
      for (let i = 0; i < light.length; i++) light[i] = linear[bytes[i] ?? 0] ?? 0;
      return light;
    });
  drawn.set(svg, texels);
  const oldest = drawn.keys().next().value;
  if (drawn.size > 6 && oldest !== undefined) drawn.delete(oldest);
  return texels;
}

/** Draws a print once and answers its colour anywhere on the cloth, smoothly between its pixels. */
export async function tile(design: Print, scale: number): Promise<Paint> {
  const texels = await draw(design.svg);
  const repeat = design.metres * scale;
  const wrap = (x: number) => (x - Math.floor(x)) * pixels;
  return (u, v, out) => {
    const x = wrap(u / repeat);
    const y = wrap(1 - v / repeat);
    const x0 = Math.floor(x) % pixels;
    const y0 = Math.floor(y) % pixels;
    const fx = x - Math.floor(x);
    const fy = y - Math.floor(y);
    const right = x0 === pixels - 1 ? -3 * x0 : 3;
    const a = (y0 * pixels + x0) * 3;
    const c = (((y0 + 1) % pixels) * pixels + x0) * 3;
    for (let i = 0; i < 3; i++) {
      const top = (texels[a + i] ?? 0) * (1 - fx) + (texels[a + right + i] ?? 0) * fx;
      const low = (texels[c + i] ?? 0) * (1 - fx) + (texels[c + right + i] ?? 0) * fx;
      out[i] = top * (1 - fy) + low * fy;
    }
  };
}
