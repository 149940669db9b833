import type { z } from 'zod';
import type { openingTimes } from './schema.ts';

/** Content as editors may write it, from the least to the most: the tests draw each. */
export const fixtures = {
  minimal: { title: 'Our workshop', times: [{ days: 'Saturday', hours: '10 to 4' }] },
  maximal: {
    title: 'Our shop behind the old fire station, second door',
    times: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((days) => ({
      days,
      hours: '9.30 to 12.30, 2 to 6',
    })),
  },
} satisfies { [name: string]: z.input<typeof openingTimes> };
