import type { z } from 'zod';
import { snugCards } from '../card/fixtureSnugCards.ts';
import type { snugContentCard } from './schema.ts';

export const snugContentCardFixtures = snugCards satisfies {
  [name: string]: z.input<typeof snugContentCard>;
};
