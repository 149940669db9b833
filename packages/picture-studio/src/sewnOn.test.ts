import { describe, expect, it } from 'vitest';
import type { Kind } from './kinds.ts';
import type { Cut, Recipe } from './recipe.ts';
import { type Detail, details } from './sewnOn.ts';
import { thumbnail } from './testing/thumbnail.ts';

/** A kind that each detail is sewn on. */
const on: { readonly [D in Detail]: Kind } = {
  'chest-pocket': 'tee',
  'patch-pockets': 'midi-dress',
  placket: 'jumper',
  tipping: 'cardigan',
  yoke: 'jumper',
  sleeves: 'tee',
  'chest-band': 'hoodie',
  'hem-band': 'midi-skirt',
  'turn-ups': 'jeans',
  'button-front': 'midi-dress',
  tiers: 'midi-skirt',
  belt: 'midi-dress',
  'small-motif': 'tee',
  'large-motif': 'jumper',
  dip: 'mug',
  rim: 'bowl',
  frame: 'cushion',
  ends: 'throw',
};

const plain: Recipe = { pattern: 'solid', colours: ['#2e4a62'] };

/** The pixels of a small picture that two cuts show differently. */
async function changed(kind: Kind, cut: Cut): Promise<number> {
  const [without, sewn] = await Promise.all(
    [{}, cut].map((one) => thumbnail({ kind, recipe: { ...plain, cut: one } })),
  );
  return (
    sewn?.brightness.filter((value, at) => Math.abs(value - (without?.brightness[at] ?? 0)) > 0.02).length ??
    0
  );
}

describe('pictures: what is sewn on', () => {
  it.each(details.options)('pictures: %s is seen, and leaves most of the thing as it is', async (detail) => {
    const pixels = await changed(on[detail], { details: [detail], motif: 'bird' });
    expect(pixels).toBeGreaterThan(10);
    expect(pixels).toBeLessThan(5_000);
  });

  it('pictures: each motif is another', async () => {
    const birds = await changed('tee', { details: ['large-motif'], motif: 'bird' });
    const moons = await changed('tee', { details: ['large-motif'], motif: 'moon' });
    expect(birds).not.toBe(moons);
  });
});
