import type { Mutant } from '../mutant.ts';
import { blocks } from './blocks.ts';
import { commerce } from './commerce.ts';
import { reliability } from './reliability.ts';

/** Every planted fault. */
export const mutants: readonly Mutant[] = [...blocks, ...commerce, ...reliability];
