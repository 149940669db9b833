import type { Mutant } from '../mutant.ts';

/** Faults in what docs/specification/reliability.md lists. */
export const reliability: readonly Mutant[] = [];
