import { homeLines } from './home.ts';
import { mensLines } from './mens.ts';
import type { StyleLine } from './styleLine.ts';
import { womensAccessories } from './womensAccessories.ts';
import { womensBottoms } from './womensBottoms.ts';
import { womensDresses } from './womensDresses.ts';
import { womensKnits } from './womensKnits.ts';
import { womensTops } from './womensTops.ts';

/** Every line of the range. */
export const styleLines: readonly StyleLine[] = [
  ...womensDresses,
  ...womensTops,
  ...womensKnits,
  ...womensBottoms,
  ...womensAccessories,
  ...mensLines,
  ...homeLines,
];
