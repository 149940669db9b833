import type { z } from 'zod';
import { fixtureLooks } from '../parts/shop-the-look/fixtureLooks.ts';
import { picture } from '../testing/fixtureMedia.ts';
import type { shopTheLookTwo } from './schema.ts';

export const shopTheLookTwoFixtures = {
  ...fixtureLooks,
  default: {
    ...fixtureLooks.default,
    primaryBlockBackground: picture('hero-autumn', 'A floral dress, a rust jumper and a checked skirt'),
    primaryBlockAlignment: 'Right',
  },
  maximal: {
    ...fixtureLooks.maximal,
    title: 'A house in order',
    primaryBlockBackground: picture('hero-homeware', 'Two cushions on a throw'),
    primaryBlockUrl: '/browse/other-stuff/homeware',
    primaryBlockImageAltText: 'A leaf cushion and a dotted one on a checked throw',
  },
} satisfies { [name: string]: z.input<typeof shopTheLookTwo> };
