import type { z } from 'zod';
import { fixtureTextBoxes } from '../parts/text-box/fixtureTextBoxes.ts';
import { picture } from '../testing/fixtureMedia.ts';
import type { textBoxOne } from './schema.ts';

const boxes = fixtureTextBoxes(
  picture('hero-homeware', 'A leaf-print cushion and a gingham cushion on a checked throw'),
  picture('tile-homeware', 'A green vase and a red mug'),
);

export const textBoxOneFixtures = {
  ...boxes,
  maximal: { ...boxes.maximal, textBoxAlignment: 'Centre' },
} satisfies { [name: string]: z.input<typeof textBoxOne> };
