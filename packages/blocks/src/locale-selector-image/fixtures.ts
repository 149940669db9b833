import type { z } from 'zod';
import type { localeSelectorImage } from './schema.ts';

export const localeSelectorImageFixtures = {
  default: { title: 'Locale selector image', text: 'A few words under the title.' },
  minimal: { title: 'Locale selector image' },
  longText: {
    title: 'Locale selector image',
    text: 'Words enough to fill more than one line of a phone. '.repeat(4),
  },
} satisfies { [name: string]: z.input<typeof localeSelectorImage> };
