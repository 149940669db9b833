import { expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { lay } from './lay.ts';
import { lifestyle, livedIn } from './lifestyle.ts';
import { readPasses } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import type { Recipe } from './recipe.ts';

const indigo: Recipe = { pattern: 'solid', colours: ['#27364d'] };
const open = (kind: string) => readPasses(passesFolder, `${kind}-front`);

it.each(kinds)('commerce §3 media item 2: view L, a %s by itself where it is at home', (kind) => {
  const { width, height, sunny, pieces } = lifestyle({ kind, recipe: indigo }, 960);
  expect([width, height, sunny]).toEqual([960, 1200, true]);
  expect(pieces.map((piece) => [piece.kind, piece.recipe])).toEqual([[kind, indigo]]);
});

it('pictures: where a style is at home can be said of it', () => {
  expect(livedIn('mug')).toBe('on an oak table in the sun');
  expect(livedIn('blouse')).toBe('on washed linen in the sun');
  expect(livedIn('coat')).toBe('hung from a peg in the sun');
});

it('pictures: in its surroundings a thing is nearly as large as in the studio, and the sun falls in panes', async () => {
  const scene = lifestyle({ kind: 'mug', recipe: indigo }, 160);
  const picture = await lay(scene, open);
  const passes = await open('mug');
  const places = Array.from({ length: 160 * 200 }, (_, at) => at * 3);
  const isBlue = (at: number) => (picture[at + 2] ?? 0) > (picture[at] ?? 0);
  const cloth = places.filter(isBlue).length / places.length;
  const studio = passes.parts.filter((part) => (part & 7) > 0).length / passes.parts.length;
  expect(cloth / studio).toBeGreaterThan(0.35);
  expect(cloth / studio).toBeLessThan(1);
  // Along the upper edge of the table, where nothing lies, panes and bars take turns.
  const row = Array.from({ length: 160 }, (_, x) => picture[(12 * 160 + x) * 3] ?? 0);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(40);
});

it('pictures: what hangs does so by a hook, from a rail of oak on a wall, straight and in the middle', async () => {
  const [width, height] = [320, 400];
  const scene = lifestyle({ kind: 'coat', recipe: indigo }, width);
  expect(scene.pieces.map(({ x, turn = 0 }) => [x, turn])).toEqual([[0.5, 0]]);
  const picture = await lay(scene, open);
  const at = (x: number, y: number) => [...picture.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  const isCoat = ([red = 0, , blue = 0]: number[]) => blue > red;
  const top = Array.from({ length: height }, (_, y) => y).findIndex((y) => isCoat(at(width / 2, y)));
  expect(top).toBeGreaterThan(height * 0.12);
  // Just above the coat: its hook before the wall, which is far brighter beside it.
  const brightness = (x: number) => Math.min(...[-1, 0, 1].map((off) => at(x + off, top - 4)[1] ?? 0));
  expect(brightness(width / 2)).toBeLessThan(brightness(width / 2 + 12) - 30);
});
