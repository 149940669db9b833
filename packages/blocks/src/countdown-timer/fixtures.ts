import type { z } from 'zod';
import type { countdownTimer } from './schema.ts';

const weekend = { startDate: '2026-11-27T09:00:00Z', endDate: '2026-11-30T23:59:00Z' };

export const countdownTimerFixtures = {
  default: { ...weekend, text: '20% off all knitwear ends in', link: '/browse/womens/knitwear' },
  minimal: { ...weekend, text: 'Free delivery ends in' },
  maximal: {
    startDate: '2026-07-01T09:00:00+01:00',
    endDate: '2026-12-31T23:59:00Z',
    text: 'The winter sale ends in',
    link: '/browse/womens/sale',
    backgroundColour: 'madder',
    textColour: 'paper',
  },
  longText: {
    ...weekend,
    text: 'Order the very last of the advent calendars for them to arrive before the first',
    link: '/browse/other-stuff/gifts',
    backgroundColour: 'mustard',
  },
} satisfies { [name: string]: z.input<typeof countdownTimer> };
