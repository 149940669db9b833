import type { z } from 'zod';
import { fixtureTextBoxes } from '../parts/text-box/fixtureTextBoxes.ts';
import { picture } from '../testing/fixtureMedia.ts';
import type { textBoxTwo } from './schema.ts';

const boxes = fixtureTextBoxes(
  picture('tile-cushions', 'Three cushions, printed with leaves and flowers'),
  picture('tile-skirts', 'A plain skirt over a floral one'),
);

export const textBoxTwoFixtures = {
  ...boxes,
  maximal: { ...boxes.maximal, textBoxAlignment: 'Right' },
  wordsAlone: { ...boxes.wordsAlone, textAlignment: 'Left' },
} satisfies { [name: string]: z.input<typeof textBoxTwo> };
