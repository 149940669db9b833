import { screens } from '../visual/screens.ts';

/** Chromatic pictures what the local comparison pictures: every story at the same widths, without motion. */
export const chromaticModes = Object.fromEntries(
  screens.map(({ name, width }) => [name, { viewport: width, motion: 'none' }]),
);
