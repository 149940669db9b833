import { neverHydrate } from '@tailorbird/blocks/blockRow';
import { type OwnBlocks, ownBlock } from '@tailorbird/blocks/ownBlock';
import { openingTimes } from './opening-times/schema.ts';

/**
 * The blocks this shop has beside those of `@tailorbird/blocks`, by the last part of their schemas' addresses. One that answers to
 * presses is hydrated shortly before it is seen (`hydrateWhenVisible`); one that is HTML and CSS never is.
 */
export const ownBlocks = {
  'own-opening-times': ownBlock(
    openingTimes,
    neverHydrate(
      () => import('./opening-times/OpeningTimes.tsx'),
      (module) => module.OpeningTimes,
    ),
  ),
} satisfies OwnBlocks;
