import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { light, linear } from './colour.ts';
import { chalk, composite } from './composite.ts';
import { compositeFine } from './compositeFine.ts';
import { dye } from './dye.ts';
import { hasBack, kinds } from './kinds.ts';
import { cellSize, type Passes, readPasses, viewsOf } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import { patterns } from './recipe.ts';

const folder = passesFolder;
const colours = ['#2f4a45', '#efe8da', '#d98a6a', '#9fb08f'];

/** The middle of a picture, so that every kind can be tried in every pattern quickly. */
function middle(passes: Passes, width: number, height: number): Passes {
  const left = Math.floor((passes.width - width) / 4) * 2;
  const top = Math.floor((passes.height - height) / 4) * 2;
  const cut = <T extends Uint8Array | Float32Array>(
    all: T,
    across: number,
    x: number,
    y: number,
    w: number,
    h: number,
  ): T => {
    // slice() of a typed array answers the same type of array, which its declaration cannot say of a union.
    const out = all.slice(0, w * h) as T;
    for (let row = 0; row < h; row++)
      out.set(all.subarray((y + row) * across + x, (y + row) * across + x + w), row * w);
    return out;
  };
  const { cells } = passes;
  const half = (n: number) => (n * 2) / cellSize;
  const cell = <T extends Uint8Array | Float32Array>(all: T): T =>
    cut(all, cells.width, half(left), half(top), half(width), half(height));
  return {
    ...passes,
    width,
    height,
    shade: cut(passes.shade, passes.width, left, top, width, height),
    gloss: passes.gloss && {
      ...passes.gloss,
      bytes: cut(passes.gloss.bytes, passes.width, left, top, width, height),
    },
    parts: cut(passes.parts, passes.width * 2, left * 2, top * 2, width * 2, height * 2),
    cells: {
      width: half(width),
      height: half(height),
      region: cell(cells.region),
      u: cell(cells.u),
      v: cell(cells.v),
    },
  };
}

/** Mean linear light of the pixels that are wholly cloth (or wholly table). */
function mean(picture: Buffer, passes: Passes, cloth: boolean): number[] {
  const total = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < passes.width * passes.height; i++) {
    const fine = 2 * Math.floor(i / passes.width) * passes.width * 2 + 2 * (i % passes.width);
    const code = passes.parts[fine] ?? 0;
    if (cloth ? code === 0 || code > 7 : code !== 0) continue;
    for (let c = 0; c < 3; c++) total[c] = (total[c] ?? 0) + (linear[picture[i * 3 + c] ?? 0] ?? 0);
    count++;
  }
  return total.map((sum) => sum / count);
}

/** How far apart two colours look: ΔE of CIE 1976, from linear light. */
function difference(a: readonly number[], b: readonly number[]): number {
  const lab = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const [x, y, z] = [
      (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
      0.2126 * red + 0.7152 * green + 0.0722 * blue,
      (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as [number, number, number];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const other = lab(b);
  return Math.hypot(...lab(a).map((value, i) => value - (other[i] ?? 0)));
}

describe('pictures: every kind', () => {
  it.each(kinds)('pictures: a %s has packed passes for every view, at most 200 kB each', (kind) => {
    expect(existsSync(`${folder}/${kind}-back.json`)).toBe(hasBack(kind));
    for (const view of viewsOf(kind)) {
      const files = readdirSync(folder).filter((name) => name.startsWith(`${kind}-${view}.`));
      expect(files).toContain(`${kind}-${view}.json`);
      const weight = files.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
      expect(weight).toBeLessThanOrEqual(200_000);
    }
  });

  it.each(kinds)(
    'pictures: a plain %s is the colour of its swatch within ΔE 6, on chalk, and fills a proper share',
    async (kind) => {
      for (const view of viewsOf(kind)) {
        // What glaze reflects is the window's colour, not the swatch's.
        const passes = { ...(await readPasses(folder, `${kind}-${view}`)), gloss: undefined };
        for (const swatch of ['#27364d', '#ece2cf']) {
          const picture = composite(passes, await dye(kind, { pattern: 'solid', colours: [swatch] }));
          expect(picture.length).toBe(passes.width * passes.height * 3);
          expect(difference(mean(picture, passes, true), light(swatch))).toBeLessThan(6);
        }
      }
      for (const view of viewsOf(kind).filter((name) => name !== 'detail')) {
        const whole = await readPasses(folder, `${kind}-${view}`);
        const picture = composite(whole, await dye(kind, { pattern: 'solid', colours }));
        expect(difference(mean(picture, whole, false), chalk)).toBeLessThan(6);
        const cover = whole.parts.reduce((sum, code) => sum + (code ? 1 : 0), 0) / whole.parts.length;
        expect(cover).toBeGreaterThan(0.12);
        expect(cover).toBeLessThan(0.62);
      }
    },
  );

  it.each(kinds)(
    'pictures: a %s takes every pattern, each with more than one colour on the cloth and none burnt out',
    async (kind) => {
      const passes = middle(await readPasses(folder, `${kind}-front`), 160, 200);
      const plain = composite(passes, await dye(kind, { pattern: 'solid', colours }));
      const unseen: string[] = [];
      for (const pattern of patterns.filter((name) => name !== 'solid')) {
        const picture = composite(passes, await dye(kind, { pattern, colours }));
        expect(picture.length).toBe(plain.length);
        expect(picture.reduce((sum, byte) => sum + (byte === 255 ? 1 : 0), 0)).toBeLessThan(
          picture.length / 200,
        );
        const changed = picture.reduce(
          (sum, byte, i) => sum + (Math.abs(byte - (plain[i] ?? 0)) > 12 ? 1 : 0),
          0,
        );
        if (changed < picture.length * 0.01) unseen.push(pattern);
      }
      expect(unseen).toEqual([]);
    },
  );

  it.each(viewsOf('vase'))(
    'pictures: a design goes round a vase without a seam in sight (%s)',
    async (view) => {
      const { cells, parts, width } = await readPasses(folder, `vase-${view}`);
      const glazed = (at: number) =>
        parts[Math.floor(at / cells.width) * cellSize * width * 2 + (at % cells.width) * cellSize] === 1;
      const broken = cells.u.reduce((sum, u, at) => {
        const isWithin = glazed(at) && glazed(at + 1) && (at + 1) % cells.width > 0;
        return sum + (isWithin && Math.abs((cells.u[at + 1] ?? 0) - u) > 0.1 ? 1 : 0);
      }, 0);
      expect(broken).toBe(0);
    },
  );

  it('pictures: the same recipe always makes the same picture', async () => {
    const passes = middle(await readPasses(folder, 'tee-front'), 160, 200);
    const make = async () => composite(passes, await dye('tee', { pattern: 'floral', colours, seed: 4 }));
    expect((await make()).equals(await make())).toBe(true);
  });

  it('pictures: a picture for zooming is twice the size and looks the same, only sharper', async () => {
    const passes = middle(await readPasses(folder, 'tee-front'), 160, 200);
    const colourway = await dye('tee', { pattern: 'floral', colours });
    const small = composite(passes, colourway);
    const large = compositeFine(passes, colourway);
    expect(large.length).toBe(small.length * 4);
    const average = (picture: Buffer) => picture.reduce((sum, byte) => sum + byte, 0) / picture.length;
    expect(Math.abs(average(large) - average(small))).toBeLessThan(2);
  });

  it('pictures: a recipe with one colour still shows its pattern', async () => {
    const passes = middle(await readPasses(folder, 'tee-front'), 160, 200);
    const one = { colours: ['#27364d'] };
    const plain = composite(passes, await dye('tee', { pattern: 'solid', ...one }));
    const unseen: string[] = [];
    for (const pattern of ['stripe', 'gingham', 'floral', 'leaf'] as const) {
      if (composite(passes, await dye('tee', { pattern, ...one })).equals(plain)) unseen.push(pattern);
    }
    expect(unseen).toEqual([]);
  });
});
