import type { z } from 'zod';
import type { mobileNavigationAlternative } from './schema.ts';

export const mobileNavigationAlternativeFixtures = {
  default: { title: 'Mobile navigation alternative', text: 'A few words under the title.' },
  minimal: { title: 'Mobile navigation alternative' },
  longText: {
    title: 'Mobile navigation alternative',
    text: 'Words enough to fill more than one line of a phone. '.repeat(4),
  },
} satisfies { [name: string]: z.input<typeof mobileNavigationAlternative> };
