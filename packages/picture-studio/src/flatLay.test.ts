import { describe, expect, it } from 'vitest';
import { flatLay, laidWith } from './flatLay.ts';
import { kinds } from './kinds.ts';
import type { Recipe } from './recipe.ts';

const madder: Recipe = { pattern: 'solid', colours: ['#a63d2b'] };

describe('commerce §3 media item 2: view MX, a style with other pieces', () => {
  it.each(kinds)(
    'pictures: a %s is laid once, near the middle, with one or two pieces of other kinds',
    (kind) => {
      const { width, height, pieces } = flatLay({ kind, recipe: madder }, 960);
      expect([width, height]).toEqual([960, 1200]);
      const own = pieces.filter((piece) => piece.kind === kind);
      expect([own.length, own[0]?.recipe]).toEqual([1, madder]);
      expect([2, 3]).toContain(pieces.length);
      expect(new Set(pieces.map((piece) => piece.kind)).size).toBe(pieces.length);
      expect(Math.abs((own[0]?.x ?? 0) - 0.5)).toBeLessThan(0.16);
      expect(Math.abs((own[0]?.y ?? 0) - 0.5)).toBeLessThan(0.24);
    },
  );

  it('pictures: no two pieces are of the same dye, and a style is always laid with the same ones', () => {
    for (const kind of kinds) {
      const grounds = flatLay({ kind, recipe: madder }, 960).pieces.map(({ recipe }) =>
        recipe.colours.join(),
      );
      expect(new Set(grounds).size).toBe(grounds.length);
      expect(flatLay({ kind, recipe: madder }, 960)).toEqual(flatLay({ kind, recipe: madder }, 960));
    }
  });

  it('pictures: colourways of one style are not all laid with the same pieces', () => {
    const beside = ['#a63d2b', '#22304a', '#d9a23b', '#4f6238', '#ebcfc1', '#dac9aa'].map((colour) =>
      JSON.stringify(
        flatLay({ kind: 'jumper', recipe: { pattern: 'solid', colours: [colour] } }, 960)
          .pieces.filter(({ kind }) => kind !== 'jumper')
          .map(({ recipe }) => recipe.colours),
      ),
    );
    expect(new Set(beside).size).toBeGreaterThan(3);
  });

  it('pictures: what is laid beside a style can be said of it', () => {
    expect(laidWith('jumper')).toBe('a skirt and a beanie');
    expect(laidWith('mug')).toBe('a tea towel and a bowl');
  });
});
