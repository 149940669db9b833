import type { z } from 'zod';
import { fixtureTextBoxes } from '../parts/text-box/fixtureTextBoxes.ts';
import { picture } from '../testing/fixtureMedia.ts';
import type { textBoxOne } from './schema.ts';

const boxes = fixtureTextBoxes(
  picture('tile-hedgerow', 'Navy cloth printed with a meadow of flowers'),
  picture('tile-prints', 'A sprigged top and a leaf-print skirt'),
);

export const textBoxOneFixtures = {
  ...boxes,
  maximal: { ...boxes.maximal, textBoxAlignment: 'Centre' },
} satisfies { [name: string]: z.input<typeof textBoxOne> };
