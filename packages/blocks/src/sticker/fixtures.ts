import type { z } from 'zod';
import { picture } from '../fixtureMedia.ts';
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
    url: '/browse/sale',
    textLine1: 'The last',
    textLine2: 'of the sale',
    textLine3: 'ends Monday',
    template: {
      width: 190,
      height: 190,
      marginX: 40,
      marginY: 60,
      colour: 'madder',
      closeButton: 'Left',
      line1: { top: 30, size: 18, colour: 'paper' },
      line2: { top: 50, size: 28, colour: 'paper' },
      line3: { top: 70, size: 16, colour: 'paper' },
    },
  },
  pictured: {
    template: { image: picture('tile-gifts', 'A wrapped gift'), closeButton: 'Right' },
    url: '/browse/other-stuff/gifts',
  },
  missingImage: { template: { image: picture('no-such-picture', 'A gift') }, textLine2: 'Gifts' },
  longText: {
    textLine1: 'Twenty-four characters!!',
    textLine2: 'Twenty-four characters!!',
    textLine3: 'Twenty-four characters!!',
  },
} satisfies { [name: string]: z.input<typeof sticker> };
