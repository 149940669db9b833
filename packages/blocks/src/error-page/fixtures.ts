import type { z } from 'zod';
import type { errorPage } from './schema.ts';

export const errorPageFixtures = {
  default: { title: 'Error page', text: 'A few words under the title.' },
  minimal: { title: 'Error page' },
  longText: { title: 'Error page', text: 'Words enough to fill more than one line of a phone. '.repeat(4) },
} satisfies { [name: string]: z.input<typeof errorPage> };
