import type { z } from 'zod';
import type { appHeader } from './schema.ts';

export const appHeaderFixtures = {
  default: { transparentHomeHeader: true },
  minimal: {},
  maximal: { transparentHomeHeader: false },
} satisfies { [name: string]: z.input<typeof appHeader> };
