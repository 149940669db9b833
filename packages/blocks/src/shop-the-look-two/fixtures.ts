import type { z } from 'zod';
import { fixtureLooks } from '../parts/shop-the-look/fixtureLooks.ts';
import type { shopTheLookTwo } from './schema.ts';

export const shopTheLookTwoFixtures = {
  ...fixtureLooks,
  default: { ...fixtureLooks.minimal, title: 'Down to the water' },
  minimal: { ...fixtureLooks.default, title: 'A jumper, a skirt', primaryBlockUrl: undefined },
} satisfies { [name: string]: z.input<typeof shopTheLookTwo> };
