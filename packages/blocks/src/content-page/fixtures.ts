import type { z } from 'zod';
import type { contentPage } from './schema.ts';

export const contentPageFixtures = {
  default: { title: 'Content page', text: 'A few words under the title.' },
  minimal: { title: 'Content page' },
  longText: { title: 'Content page', text: 'Words enough to fill more than one line of a phone. '.repeat(4) },
} satisfies { [name: string]: z.input<typeof contentPage> };
