import type { z } from 'zod';
import type { bagPageImage } from './schema.ts';

export const bagPageImageFixtures = {
  default: { title: 'Bag page image', text: 'A few words under the title.' },
  minimal: { title: 'Bag page image' },
  longText: {
    title: 'Bag page image',
    text: 'Words enough to fill more than one line of a phone. '.repeat(4),
  },
} satisfies { [name: string]: z.input<typeof bagPageImage> };
