import type { z } from 'zod';
import type { scrollingTextBanner } from './schema.ts';

export const scrollingTextBannerFixtures = {
  default: {
    phrases: [
      { text: 'Drawn by hand' },
      { text: 'Printed in our own studio', url: '/about-us' },
      { text: 'Mended for life' },
    ],
  },
  minimal: { phrases: [{ text: 'Sale' }] },
  maximal: {
    phrases: [
      { text: 'The winter sale has started', url: '/browse/womens/sale' },
      { text: 'Up to half price', url: '/browse/womens/sale' },
      { text: 'New things every morning', url: '/browse/womens/new-in' },
    ],
    speed: 'Fast',
    direction: 'Right',
    font: 'Athletics',
    size: 'Small',
    textColour: 'paper',
    backgroundColour: 'madder',
  },
  slow: {
    phrases: [{ text: 'Dresses with pockets' }, { text: 'Shirts with stories' }],
    speed: 'Slow',
    direction: 'Left',
    font: 'Quisas',
    size: 'Large',
    backgroundColour: 'mustard',
  },
  medium: { phrases: [{ text: 'Free returns to any shop', url: '/returns' }], speed: 'Medium' },
  longText: {
    phrases: [
      { text: 'Order by two on a weekday and it leaves us the same day' },
      { text: 'Extraordinarily comfortable knitwear for awful weather' },
    ],
  },
} satisfies { [name: string]: z.input<typeof scrollingTextBanner> };
