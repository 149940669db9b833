import { space } from '@tailorbird/tokens/roles';

/** A named step of space: the specification’s XXS to XXL, or a multiple of 4 px. */
export type SpaceStep = keyof typeof space;

/** The custom property behind a step. */
export const spaceOf = (step: SpaceStep): string => space[step];
