import type { z } from 'zod';
import { fixtureLooks } from '../parts/shop-the-look/fixtureLooks.ts';
import type { shopTheLookOne } from './schema.ts';

export const shopTheLookOneFixtures = {
  ...fixtureLooks,
} satisfies { [name: string]: z.input<typeof shopTheLookOne> };
