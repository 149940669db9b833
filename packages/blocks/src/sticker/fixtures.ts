import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { sticker } from './schema.ts';

export const stickerFixtures = {
  default: {
    url: '/browse/womens/knitwear',
    textLine1: 'Until Sunday',
    textLine2: '20% off',
    textLine3: 'all knitwear',
  },
  minimal: { textLine2: 'New' },
  maximal: {
    url: '/browse/womens/sale',
    textLine1: 'The last',
    textLine2: 'of the sale',
    textLine3: 'ends Monday',
    template: {
      url: '/browse/womens',
      width: 190,
      height: 190,
      margins: { right: 40, bottom: 60 },
      colour: 'madder',
      closeButtonBox: { top: 0, right: 0, size: 44 },
      textLine1: { x: 50, y: 30, size: 18, colour: 'paper' },
      textLine2: { x: 50, y: 50, size: 28, colour: 'paper' },
      textLine3: { x: 50, y: 70, size: 16, colour: 'paper' },
    },
  },
  pictured: {
    template: {
      image: picture('tile-gifts', 'A cushion'),
      url: '/browse/other-stuff/gifts',
      textLine1: { y: 86, size: 14 },
    },
    textLine1: 'Wrapped free',
  },
  missingImage: { template: { image: picture('no-such-picture', 'A gift') }, textLine2: 'Gifts' },
  video: { template: { image: film('film-prints', 'Printed dresses, side by side') }, url: '/about-us' },
  longText: {
    textLine1: 'Twenty-four characters!!',
    textLine2: 'Twenty-four characters!!',
    textLine3: 'Twenty-four characters!!',
  },
} satisfies { [name: string]: z.input<typeof sticker> };
