import type { z } from 'zod';
import type { myAccountImage } from './schema.ts';

export const myAccountImageFixtures = {
  default: { title: 'My account image', text: 'A few words under the title.' },
  minimal: { title: 'My account image' },
  longText: {
    title: 'My account image',
    text: 'Words enough to fill more than one line of a phone. '.repeat(4),
  },
} satisfies { [name: string]: z.input<typeof myAccountImage> };
