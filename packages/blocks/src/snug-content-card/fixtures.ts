import type { z } from 'zod';
import { snugCards } from '../parts/card/fixtureSnugCards.ts';
import type { snugContentCard } from './schema.ts';

export const snugContentCardFixtures = snugCards satisfies {
  [name: string]: z.input<typeof snugContentCard>;
};
