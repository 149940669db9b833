import { expect, it } from 'vitest';
import { composite } from './composite.ts';
import { dye } from './dye.ts';
import { partBits, readPasses, viewsOf } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import { wovenLabel } from './wovenLabel.ts';

/** Where the label is inked, from its middle, in tenths of a millimetre. */
async function inked() {
  const paint = await wovenLabel();
  const out = new Float32Array(3);
  const places: { x: number; y: number }[] = [];
  for (let y = -110; y <= 110; y += 2)
    for (let x = -190; x <= 190; x += 2) {
      paint(x / 10_000, y / 10_000, out);
      if ((out[0] ?? 1) < 0.1) places.push({ x, y });
    }
  return places;
}

it('pictures: the label shows a bird on its feet, that looks to the right', async () => {
  const places = await inked();
  const between = (low: number, high: number) => places.filter(({ y }) => y >= low && y < high);
  expect(places.length).toBeGreaterThan(1500);
  expect(between(-80, -50).length).toBeGreaterThan(10);
  expect(between(-80, -50).length).toBeLessThan(between(0, 30).length / 3);
  expect(between(-20, 40).length).toBeGreaterThan(places.length / 2);
  expect(Math.max(...between(30, 110).map(({ x }) => x))).toBeGreaterThan(40);
  expect(Math.min(...between(45, 110).map(({ x }) => x))).toBeGreaterThan(-30);
});

it.each(['tee', 'jumper', 'midi-dress', 'blouse', 'cardigan'] as const)(
  'pictures: the label of %s has the bird in its middle, close up and from afar',
  async (kind) => {
    const colours = await dye(kind, { pattern: 'solid', colours: ['#efe8da'] });
    for (const view of viewsOf(kind).filter((one) => one !== 'back')) {
      const passes = await readPasses(passesFolder, `${kind}-${view}`);
      const picture = composite(passes, colours);
      const label: { x: number; y: number; isInk: boolean }[] = [];
      for (let pixel = 0; pixel < passes.shade.length; pixel++) {
        const [x, y] = [pixel % passes.width, Math.floor(pixel / passes.width)];
        const code = passes.parts[4 * y * passes.width + 2 * x] ?? 0;
        if ((code & partBits.label) === 0) continue;
        label.push({
          x,
          y,
          isInk: (picture[pixel * 3] ?? 255) < 110 && (picture[pixel * 3 + 2] ?? 255) < 110,
        });
      }
      const ink = label.filter(({ isInk }) => isInk);
      const middleOf = (places: typeof label, axis: 'x' | 'y') =>
        places.reduce((sum, one) => sum + one[axis], 0) / places.length;
      const sizeOf = (axis: 'x' | 'y') => {
        const all = label.map((one) => one[axis]);
        return Math.max(...all) - Math.min(...all);
      };
      expect([view, ink.length / label.length > 0.04, ink.length / label.length < 0.3]).toEqual([
        view,
        true,
        true,
      ]);
      for (const axis of ['x', 'y'] as const) {
        const off = Math.abs(middleOf(ink, axis) - middleOf(label, axis)) / sizeOf(axis);
        expect([view, axis, off < 0.15]).toEqual([view, axis, true]);
      }
    }
  },
);
