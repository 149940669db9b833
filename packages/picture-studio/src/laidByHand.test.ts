import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { laidByHand } from './laidByHand.ts';
import { readPasses } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import type { Recipe } from './recipe.ts';
import { thumbnail } from './testing/thumbnail.ts';

const pass = (name: string) => readPasses(passesFolder, name);

describe('pictures: what is laid by hand', () => {
  it('is the same for the same hand, and for another has another outline, other folds and its print elsewhere', async () => {
    const made = await pass('tee-front');
    const [one, again, other] = [3, 3, 4].map((hand) => laidByHand(made, 'tee', hand));
    expect(again).toEqual(one);
    for (const part of ['shade', 'parts'] as const)
      expect(Buffer.compare(one?.[part] ?? Buffer.of(), other?.[part] ?? Buffer.of())).not.toBe(0);
    expect(other?.cells.u).not.toEqual(one?.cells.u);
  });

  it('keeps its shape where only a part of it is seen, and falls in other folds', async () => {
    const made = await pass('tee-detail');
    const laid = laidByHand(made, 'tee', 3, false);
    expect([laid.parts, laid.cells]).toEqual([made.parts, made.cells]);
    expect(Buffer.compare(laid.shade, made.shade)).not.toBe(0);
  });

  it.each(kinds)(
    'a %s keeps clear of the edges of its picture, and of no other size than a hand gives it',
    async (kind) => {
      const sizeOf = async (hand?: number) => {
        const recipe: Recipe = {
          pattern: 'solid',
          colours: ['#a63d2b'],
          cut: hand === undefined ? {} : { hand },
        };
        const { thing, width, height } = await thumbnail({ kind, recipe });
        const edge = thing.filter(
          (_, at) => at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1),
        );
        expect(edge.includes(1)).toBe(false);
        return thing.reduce((sum, is) => sum + is, 0);
      };
      const made = await sizeOf();
      for (const hand of [1, 2, 3]) {
        const laid = await sizeOf(hand);
        expect(laid / made).toBeGreaterThan(0.75);
        expect(laid / made).toBeLessThan(1.25);
      }
    },
  );
});
