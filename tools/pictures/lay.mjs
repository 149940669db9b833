/** Lays dyed pieces on one tinted table: the light and shadow of each falls on whatever lies under it. */
import { createRequire } from 'node:module';
import { light, srgb } from '../../apps/middleware/src/services/media/colour.ts';
import { composite } from '../../apps/middleware/src/services/media/composite.ts';
import { dye } from '../../apps/middleware/src/services/media/dye.ts';
import { readPasses } from '../../apps/middleware/src/services/media/passes.ts';

const sharp = createRequire(new URL('../../apps/middleware/package.json', import.meta.url))('sharp');
const passesFolder = new URL('../../apps/middleware/media/passes', import.meta.url).pathname;

/** Render pixels a metre of each kind's front view, so that a mug and a dress share one table at true size. */
const density = {
  tee: 906,
  'midi-dress': 955,
  jumper: 860,
  skirt: 1060,
  trousers: 984,
  cushion: 1586,
  mug: 5900,
  vase: 3150,
  candle: 6460,
  throw: 990,
  shirt: 905,
};

/** A piece's colour before light, its cover, its light and its reflections, as floats. */
async function piece(kind, recipe) {
  const passes = await readPasses(passesFolder, `${kind}-front`);
  const { width, height, parts, shade, gloss } = passes;
  const unlit = { ...passes, light: new Float32Array(256).fill(1), exposure: 1, gloss: undefined };
  const colour = composite(unlit, await dye(kind, recipe), [0, 0, 0]);
  const fade = gloss ? 260 : 90; // a pot's long shadow leaves its picture, so it must end sooner
  const cover = new Float32Array(width * height);
  const lit = new Float32Array(width * height);
  const glint = new Float32Array(width * height);
  const albedo = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (const q of [0, 1, width * 2, width * 2 + 1])
        cover[i] += parts[2 * y * width * 2 + 2 * x + q] ? 0.25 : 0;
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / fade;
      const feather = cover[i] > 0 ? 1 : Math.min(1, edge) ** 2 * (3 - 2 * Math.min(1, edge));
      // Open table takes the scene's own light: only true shadow is carried over.
      const own = passes.light[shade[i]];
      lit[i] = cover[i] > 0 ? own * passes.exposure : 1 + (Math.min(1, own * 1.03) - 1) * feather;
      if (gloss) glint[i] = gloss.light[gloss.bytes[i]] * 0.72 * cover[i];
      for (let c = 0; c < 3; c++) albedo[i * 3 + c] = linearOf(colour[i * 3 + c]);
    }
  }
  return { width, height, cover, lit, glint, albedo };
}

const table = Float32Array.from(
  { length: 256 },
  (_, b) => light(`#${b.toString(16).padStart(2, '0').repeat(3)}`)[0],
);
const linearOf = (byte) => table[byte];

/** Draws a piece on the canvas, turned and scaled about its middle, four samples a pixel. */
function put(canvas, it, { x, y, scale, turn = 0, flip = false }) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const radius = (Math.hypot(it.width, it.height) / 2) * scale;
  const [x0, x1] = [Math.max(0, Math.floor(x - radius)), Math.min(canvas.width, Math.ceil(x + radius))];
  const [y0, y1] = [Math.max(0, Math.floor(y - radius)), Math.min(canvas.height, Math.ceil(y + radius))];
  for (let py = y0; py < y1; py++) {
    for (let px = x0; px < x1; px++) {
      const sum = [0, 0, 0, 0, 0];
      let weight = 0;
      for (let q = 0; q < 4; q++) {
        const [dx, dy] = [px + 0.25 + (q & 1) / 2 - x, py + 0.25 + (q >> 1) / 2 - y];
        const sx = ((dx * cos + dy * sin) / scale) * (flip ? -1 : 1) + it.width / 2 - 0.5;
        const sy = (-dx * sin + dy * cos) / scale + it.height / 2 - 0.5;
        const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
        if (ix < 0 || iy < 0 || ix >= it.width - 1 || iy >= it.height - 1) continue;
        for (const [ox, oy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]) {
          const w = (ox ? sx - ix : 1 - sx + ix) * (oy ? sy - iy : 1 - sy + iy);
          const at = (iy + oy) * it.width + ix + ox;
          for (let c = 0; c < 3; c++) sum[c] += w * (it.albedo[at * 3 + c] * it.lit[at] + it.glint[at]);
          sum[3] += w * it.cover[at];
          sum[4] += w * it.lit[at];
          weight += w;
        }
      }
      if (weight === 0) continue;
      const rest = 1 - weight / 4;
      const at = (py * canvas.width + px) * 3;
      const through = (sum[4] / 4 + rest) * (1 - sum[3] / 4);
      for (let c = 0; c < 3; c++) canvas.light[at + c] = canvas.light[at + c] * through + sum[c] / 4;
    }
  }
}

/** A table of one tint under the studio's window, brighter towards the upper left. */
function bare(width, height, tint, fall) {
  const canvas = { width, height, light: new Float32Array(width * height * 3) };
  const colour = light(tint);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = (x / width) * 0.6 + (y / height) * 0.4;
      const grain =
        1 + ((Math.imul((x * 73856093) ^ (y * 19349663), 83492791) >>> 8) / 2 ** 24 - 0.5) * 0.012;
      for (let c = 0; c < 3; c++)
        canvas.light[(y * width + x) * 3 + c] = colour[c] * (1 + fall - 2 * fall * away) * grain;
    }
  }
  return canvas;
}

/**
 * Lays a scene and answers it as a JPEG of at most `budget` bytes. Places are in shares of the canvas;
 * `metre` is how many canvas pixels a metre takes.
 */
export async function lay({ width, height, tint, metre, pieces, fall = 0.07, budget = 250_000 }) {
  const canvas = bare(width, height, tint, fall);
  for (const { kind, recipe, x, y, grow = 1, ...where } of pieces) {
    const it = await piece(kind, recipe);
    put(canvas, it, { ...where, x: x * width, y: y * height, scale: (metre / density[kind]) * grow });
  }
  const warm = [1.012, 1, 0.982];
  const bytes = Buffer.alloc(canvas.light.length);
  for (let i = 0; i < bytes.length; i += 3) {
    const own = [0, 1, 2].map((c) => canvas.light[i + c] * warm[c]);
    const most = Math.max(...own);
    const dim = most < 0.88 ? 1 : (0.88 + 0.12 * (1 - Math.exp(-(most - 0.88) / 0.12))) / most;
    for (let c = 0; c < 3; c++) bytes[i + c] = srgb(own[c] * dim);
  }
  for (let quality = 88; ; quality -= 3) {
    const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= budget || quality < 60) return jpeg;
  }
}
