import { screens } from '../visual/screens.ts';

/** Chromatic pictures what the local comparison pictures: every story at the same widths, its motion frozen. */
export const chromaticModes = Object.fromEntries(
  screens.map(({ name, width }) => [name, { viewport: width, motion: 'frozen' }]),
);
