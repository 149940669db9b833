import type { z } from 'zod';
import type { bagPagePromo } from './schema.ts';

export const bagPagePromoFixtures = {
  default: { title: 'Bag page promo', text: 'A few words under the title.' },
  minimal: { title: 'Bag page promo' },
  longText: {
    title: 'Bag page promo',
    text: 'Words enough to fill more than one line of a phone. '.repeat(4),
  },
} satisfies { [name: string]: z.input<typeof bagPagePromo> };
