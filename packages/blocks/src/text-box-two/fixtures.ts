import type { z } from 'zod';
import { fixtureTextBoxes } from '../parts/text-box/fixtureTextBoxes.ts';
import { picture } from '../testing/fixtureMedia.ts';
import type { textBoxTwo } from './schema.ts';

const boxes = fixtureTextBoxes(
  picture('tile-prints', 'A leaf-print skirt under a sprigged top'),
  picture('tile-dresses', 'A navy dress printed with flowers'),
);

export const textBoxTwoFixtures = {
  ...boxes,
  maximal: { ...boxes.maximal, textBoxAlignment: 'Right' },
  wordsAlone: { ...boxes.wordsAlone, textAlignment: 'Left' },
} satisfies { [name: string]: z.input<typeof textBoxTwo> };
