import type { z } from 'zod';
import type { sizeBlock } from './schema.ts';

const sizes = (list: readonly string[], path: string) =>
  list.map((size) => ({ buttonText: size, buttonLink: `${path}?size=${encodeURIComponent(size)}` }));

const womens = sizes(['6', '8', '10', '12', '14', '16', '18', '20', '22'], '/browse/womens');

export const sizeBlockFixtures = {
  default: { titleText: 'Shop by size', callsToAction: womens },
  minimal: { titleText: 'One size', callsToAction: womens.slice(3, 4) },
  withoutUnderline: { titleText: 'Shop by size', callsToAction: womens, showUnderline: false },
  maximal: {
    titleText: 'Find your size',
    titleColour: 'moss',
    callsToAction: sizes(['XS', 'S', 'M', 'L', 'XL', 'XXL'], '/browse/mens'),
    ctaColour: 'indigo',
    showUnderline: true,
    underlineColour: 'madder',
    hoverColour: 'madder',
  },
  longText: {
    titleText: 'Every size we make, from the smallest to the tallest',
    callsToAction: sizes(
      [
        '6 petite',
        '8 petite',
        '10 petite',
        '6',
        '8',
        '10',
        '12',
        '14',
        '16',
        '18',
        '20',
        '22',
        '12 tall',
        '14 tall',
        '16 tall',
      ],
      '/browse/womens',
    ),
  },
} satisfies { [name: string]: z.input<typeof sizeBlock> };
