import type { z } from 'zod';
import { fixtureLooks } from '../shop-the-look/fixtureLooks.ts';
import type { shopTheLookTwo } from './schema.ts';

export const shopTheLookTwoFixtures = {
  ...fixtureLooks,
} satisfies { [name: string]: z.input<typeof shopTheLookTwo> };
