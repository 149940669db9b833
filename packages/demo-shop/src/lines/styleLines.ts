import { homeLines } from './home.ts';
import { mensLines } from './mens.ts';
import { mensOuterwear, womensOuterwear } from './outerwear.ts';
import type { StyleLine } from './styleLine.ts';
import { womensAccessories } from './womensAccessories.ts';
import { womensBottoms } from './womensBottoms.ts';
import { womensDresses } from './womensDresses.ts';
import { womensKnits } from './womensKnits.ts';
import { womensTops } from './womensTops.ts';

/** Every line of the range. */
export const styleLines: readonly StyleLine[] = [
  ...womensDresses,
  ...womensOuterwear,
  ...womensTops,
  ...womensKnits,
  ...womensBottoms,
  ...womensAccessories,
  ...mensOuterwear,
  ...mensLines,
  ...homeLines,
];
