/**
 * Packs raw passes for the media service.
 * Light becomes a square-root coded grey JPEG (all 256 steps, where WebP keeps 220 and tints them),
 * coordinates 12 + 12 bits a cell lossless WebP, and parts a byte each, compressed by Brotli.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cellRegions, cellSize } from '../src/passes.ts';

async function floats(folder, name) {
  const data = await readFile(join(folder, `${name}.f32`));
  return new Float32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Square-root codes light to bytes, and the value the brightest byte stands for. */
function code(light) {
  const sorted = Float32Array.from(light.filter((_, i) => i % 7 === 0)).sort();
  const max = Math.max(0.05, sorted[Math.floor(sorted.length * 0.9998)] * 1.02);
  return {
    max,
    bytes: Uint8Array.from(light, (x) => Math.round(Math.sqrt(Math.min(1, Math.max(0, x / max))) * 255)),
  };
}

/** Part codes from the parts pass: region in the low three bits, then trim, then label. */
function codes(parts) {
  const out = new Uint8Array(parts.length / 3);
  for (let i = 0; i < out.length; i++) {
    const region = Math.round(parts[i * 3 + 2] * 8);
    if (region > 0) out[i] = region | (parts[i * 3] > 0.5 ? 8 : 0) | (parts[i * 3 + 1] > 0.5 ? 16 : 0);
  }
  return out;
}

/** The mean coordinates of each cell's own piece of cloth, and the range they span. */
function coordinates(uv, parts, width, height) {
  const regions = cellRegions(parts, width, height);
  const across = width / cellSize;
  const range = [Infinity, -Infinity, Infinity, -Infinity];
  const mean = new Float32Array(regions.length * 2);
  for (let cell = 0; cell < regions.length; cell++) {
    if (regions[cell] === 0) continue;
    let u = 0,
      v = 0,
      n = 0;
    for (let i = 0; i < cellSize * cellSize; i++) {
      const at =
        (Math.floor(cell / across) * cellSize + Math.floor(i / cellSize)) * width +
        (cell % across) * cellSize +
        (i % cellSize);
      if ((parts[at] & 7) !== regions[cell]) continue;
      u += uv[at * 2];
      v += uv[at * 2 + 1];
      n++;
    }
    u /= n;
    v /= n;
    mean[cell * 2] = u;
    mean[cell * 2 + 1] = v;
    range[0] = Math.min(range[0], u);
    range[1] = Math.max(range[1], u);
    range[2] = Math.min(range[2], v);
    range[3] = Math.max(range[3], v);
  }
  const packed = new Uint8Array(regions.length * 3);
  for (let cell = 0; cell < regions.length; cell++) {
    if (regions[cell] === 0) continue;
    const u = Math.round(((mean[cell * 2] - range[0]) / (range[1] - range[0])) * 4095);
    const v = Math.round(((mean[cell * 2 + 1] - range[2]) / (range[3] - range[2])) * 4095);
    packed.set([u >> 4, ((u & 15) << 4) | (v >> 8), v & 255], cell * 3);
  }
  return { packed, u: [range[0], range[1]], v: [range[2], range[3]] };
}

/** The heaviest a kind and view may be, in bytes. */
const budget = 199_000;

/** Packs the raw passes in `folder` into files of this name in `target`, and says what they weigh. */
export async function pack(folder, name, target) {
  const { width, height, gloss } = JSON.parse(await readFile(join(folder, 'size.json'), 'utf8'));
  const parts = codes(await floats(folder, 'parts'));
  const uv = coordinates(await floats(folder, 'uv'), parts, width * 2, height * 2);
  const shade = code(await floats(folder, 'shade'));
  const glint = gloss ? code(await floats(folder, 'gloss')) : undefined;
  const raw = (data, w, h, channels) =>
    sharp(Buffer.from(data.buffer), { raw: { width: w, height: h, channels } });
  const lossless = { lossless: true, effort: 6 };
  const photo = (data, quality, soften) => {
    const image = raw(data, width, height, 1).toColourspace('b-w');
    return (soften ? image.blur(soften) : image)
      .jpeg({ quality, progressive: true, optimiseScans: true })
      .toBuffer();
  };

  const files = {
    'parts.br': brotliCompressSync(parts),
    'uv.webp': await raw(uv.packed, width / 2, height / 2, 3)
      .webp(lossless)
      .toBuffer(),
  };
  const weight = () => Object.values(files).reduce((sum, file) => sum + file.length, 0);
  // Reflections are smooth and what grain they have is noise, so they are softened.
  for (let quality = 88; quality === 88 || (weight() > budget && quality > 20); quality -= 4) {
    files['shade.jpg'] = await photo(shade.bytes, quality);
    if (glint) files['gloss.jpg'] = await photo(glint.bytes, quality - 10, 1.6);
  }
  const facts = { width, height, shadeMax: shade.max, glossMax: glint?.max ?? 0, u: uv.u, v: uv.v };
  for (const [pass, data] of Object.entries(files)) await writeFile(join(target, `${name}.${pass}`), data);
  await writeFile(join(target, `${name}.json`), `${JSON.stringify(facts)}\n`);
  const sizes = Object.entries(files).map(([pass, data]) => `${pass} ${Math.round(data.length / 1000)}`);
  console.log(name, sizes.join(', '), 'kB');
}
