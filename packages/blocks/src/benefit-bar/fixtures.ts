import type { z } from 'zod';
import type { benefitBar } from './schema.ts';

export const benefitBarFixtures = {
  default: {
    items: [
      { text: 'Free UK delivery over £50', url: '/delivery' },
      { text: 'Free returns to any shop', url: '/returns' },
      { text: 'Mended for life: ask us how' },
    ],
  },
  minimal: { items: [{ text: 'Free UK delivery over £50' }] },
  maximal: {
    items: [
      { text: 'The winter sale has started', url: '/browse/womens/sale' },
      { text: 'Up to half price', url: '/browse/womens/sale' },
    ],
    showHomepage: true,
    backgroundColour: 'mustard',
    textColour: 'ink',
  },
  notOnTheHomePage: { items: [{ text: 'Free returns to any shop' }], showHomepage: false },
  longText: {
    items: [
      { text: 'Order by 2 pm on a weekday and it leaves us the same day, bank holidays excepted' },
      { text: 'Free returns' },
    ],
  },
} satisfies { [name: string]: z.input<typeof benefitBar> };
