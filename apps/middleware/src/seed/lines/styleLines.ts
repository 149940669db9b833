import { homeLines } from './home.ts';
import { mensLines } from './mens.ts';
import type { StyleLine } from './styleLine.ts';
import { womensLines } from './womens.ts';
import { womensKnitsAndBottoms } from './womensKnitsAndBottoms.ts';

/** Every line of the range. */
export const styleLines: readonly StyleLine[] = [
  ...womensLines,
  ...womensKnitsAndBottoms,
  ...mensLines,
  ...homeLines,
];
