import type { Mutant } from '../mutant.ts';

/** Faults in what docs/specification/blocks.md lists. */
export const blocks: readonly Mutant[] = [
  {
    place: 'blocks §9 swatches 1',
    file: 'packages/blocks/src/parts/product/ColourSwatches.tsx',
    code: '.slice(0, maxListed)',
    becomes: '.slice(0, 2)',
  },
];
