import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { light } from './colour.ts';
import { dye } from './dye.ts';
import { kinds } from './kinds.ts';
import { mediaRecipe, patterns, type Recipe } from './recipe.ts';
import type { Paint } from './weaves.ts';

const stripes: Recipe = { pattern: 'breton', colours: ['#f1ebdf', '#27364d'] };

/** How many colours a paint shows along a line of 10 cm, across the cloth or up it. */
function coloursAlong(paint: Paint, across: boolean): number {
  const out = new Float32Array(3);
  const seen = new Set<string>();
  for (let d = 0; d < 0.1; d += 0.0007) {
    paint(across ? d : 0.013, across ? 0.013 : d, out);
    seen.add(out.join());
  }
  return seen.size;
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const anyRecipe = fc.record({
  pattern: fc.constantFrom(...patterns),
  colours: fc.array(hex, { minLength: 1, maxLength: 6 }),
  scale: fc.double({ min: 0.25, max: 4, noNaN: true }),
  seed: fc.integer({ min: 0, max: 9999 }),
});

describe('pictures: dyeing', () => {
  it('pictures: stripes go round a tee and stand upright on a shirt and trousers', async () => {
    const tee = (await dye('tee', stripes)).cloth;
    expect([coloursAlong(tee, true), coloursAlong(tee, false)]).toEqual([1, 2]);
    for (const kind of ['shirt', 'trousers', 'jeans', 'shorts'] as const) {
      const cloth = (await dye(kind, stripes)).cloth;
      expect([coloursAlong(cloth, true), coloursAlong(cloth, false)]).toEqual([2, 1]);
    }
  });

  it('pictures: a breton tee has a plain neckband, a cushion contrasting piping, a mug a bare foot and lining', async () => {
    const out = new Float32Array(3);
    const trimOf = async (kind: 'tee' | 'cushion' | 'mug') => {
      (await dye(kind, stripes)).trim(0.01, 0.012, out);
      return [...out];
    };
    const close = (colour: string) => light(colour).map((channel) => expect.closeTo(channel, 5));
    expect(await trimOf('tee')).toEqual(close('#f1ebdf'));
    expect(await trimOf('cushion')).toEqual(close('#27364d'));
    expect(await trimOf('mug')).toEqual(close('#e9dfcd'));
  });

  it('pictures: whatever its glaze, a candle has pale wax and a pale wick, where a mug has a glazed handle', async () => {
    const glazed: Recipe = { pattern: 'solid', colours: ['#4f6238'] };
    const [candle, mug] = [await dye('candle', glazed), await dye('mug', glazed)];
    expect([candle.trim.colour, candle.plain]).toEqual([
      light('#e9dfcd'),
      { region: 2, paint: expect.objectContaining({ colour: light('#e9dfcd') }) },
    ]);
    expect(mug.plain?.paint.colour).toEqual(light('#4f6238'));
  });

  it('pictures: denim is paler where jeans wear, and close to its swatch on the whole', async () => {
    const { cloth } = await dye('jeans', { pattern: 'denim', colours: ['#2f3a4c'] });
    const out = new Float32Array(3);
    const greenAround = (u: number, v: number) => {
      let sum = 0;
      for (let i = 0; i < 400; i++) {
        cloth(u + (i % 20) * 0.002, v + Math.floor(i / 20) * 0.002, out);
        sum += out[1] ?? 0;
      }
      return sum / 400;
    };
    expect(greenAround(0.12, 0.58)).toBeGreaterThan(1.3 * greenAround(0.2, 0.9));
    const swatch = light('#2f3a4c')[1];
    const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((v) =>
      [-0.2, -0.1, 0.08, 0.18].map((u) => greenAround(u, v)),
    );
    const whole = places.reduce((sum, green) => sum + green, 0) / places.length;
    expect(whole / swatch).toBeGreaterThan(0.8);
    expect(whole / swatch).toBeLessThan(1.25);
  });

  it('pictures: Fair Isle has bands of five colours, two to a row, in whole stitches of the knitted cloth', async () => {
    const yarns = ['#22304a', '#f3ead7', '#d98f86', '#d9a23b', '#a5b198'];
    const out = new Float32Array(3);
    for (const kind of ['jumper', 'beanie'] as const) {
      const { cloth, trim } = await dye(kind, { pattern: 'fair-isle', colours: yarns });
      const rows = Array.from({ length: 31 }, (_, row) =>
        Array.from({ length: 12 }, (_unused, column) => {
          cloth((column + 0.5) * 0.005, (row + 0.5) * 0.0042, out);
          return out.join();
        }),
      );
      expect(new Set(rows.flat()).size).toBe(5);
      expect(Math.max(...rows.map((row) => new Set(row).size))).toBe(2);
      expect(trim.colour).toEqual(light('#22304a'));
    }
  });

  it('pictures: a design is drawn larger by its scale', async () => {
    const bands = async (scale: number) => {
      const { cloth } = await dye('tee', { ...stripes, scale });
      const out = new Float32Array(3);
      let [changes, last] = [0, ''];
      for (let v = 0; v < 0.4; v += 0.0005) {
        cloth(0, v, out);
        if (out.join() !== last) changes++;
        last = out.join();
      }
      return changes;
    };
    expect(await bands(1)).toBeGreaterThan(1.8 * (await bands(2)));
  });

  it('pictures: any recipe, on any kind, gives light from 0 to 1 everywhere on the cloth', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRecipe,
        fc.constantFrom(...kinds),
        fc.double({ min: -1, max: 1, noNaN: true }),
        async (recipe, kind, u) => {
          const { cloth } = await dye(kind, mediaRecipe.parse(recipe));
          const out = new Float32Array(3).fill(-1);
          for (let v = -0.3; v < 1; v += 0.13) {
            cloth(u, v, out);
            for (const channel of out) {
              expect(channel).toBeGreaterThanOrEqual(0);
              expect(channel).toBeLessThanOrEqual(1.0001);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
