import type { z } from 'zod';
import type { sizesBanner } from './schema.ts';

const sizes = (list: readonly string[], buttonStyle: 'round-style' | 'secondary' | 'primary') =>
  list.map((size) => ({
    buttonText: size,
    buttonLink: `/browse/womens/dresses?size=${encodeURIComponent(size)}`,
    buttonStyle,
  }));

export const sizesBannerFixtures = {
  default: {
    heading: 'Dresses in your size',
    callsToAction: sizes(['6', '8', '10', '12', '14', '16', '18', '20'], 'round-style'),
  },
  minimal: { heading: 'Shop by size' },
  maximal: {
    heading: 'Cord, cut for you',
    headingColour: 'paper',
    backgroundColour: 'moss',
    callsToAction: [
      ...sizes(['XS', 'S', 'M', 'L', 'XL', 'XXL'], 'round-style'),
      {
        buttonText: 'Size guide',
        buttonLink: '/size-guide',
        buttonStyle: 'tertiary-white',
        customId: 'size-guide',
      },
    ],
  },
  squareButtons: {
    heading: 'Shoes',
    backgroundColour: 'duckEgg',
    callsToAction: sizes(['3', '4', '5', '6', '7', '8'], 'secondary'),
  },
  longText: {
    heading: 'Waterproof walking trousers by the length of your leg',
    callsToAction: sizes(
      [
        '28 short',
        '28 regular',
        '28 long',
        '30 short',
        '30 regular',
        '30 long',
        '32 short',
        '32 regular',
        '32 long',
        '34 short',
        '34 regular',
        '34 long',
        '36 extra-extra-long',
      ],
      'primary',
    ),
  },
} satisfies { [name: string]: z.input<typeof sizesBanner> };
