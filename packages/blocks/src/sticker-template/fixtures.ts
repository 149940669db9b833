import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { stickerTemplate } from './schema.ts';

export const stickerTemplateFixtures = {
  default: {
    url: '/browse/other-stuff/gifts',
    image: picture('tile-presents', 'Gifts: a printed bag and a Fair Isle hat'),
  },
  minimal: {},
  maximal: {
    url: '/browse/womens/sale',
    image: picture('tile-skirts', 'The last of the skirts'),
    width: 200,
    height: 250,
    margins: { top: 30, right: 40, bottom: 60, left: 20 },
    colour: 'madder',
    closeButtonBox: { top: 4, right: 4, size: 32 },
    textLine1: { x: 50, y: 20, size: 18, colour: 'paper' },
    textLine2: { x: 50, y: 50, size: 28, colour: 'paper' },
    textLine3: { x: 50, y: 80, size: 16, colour: 'paper' },
  },
  topLeft: { url: '/browse/womens/sale', margins: { top: 24, left: 32 } },
  longText: {
    url: '/browse/womens/sale',
    image: picture('tile-dresses', 'A navy floral dress, and a good many words about it for a reader'),
  },
  missingImage: { image: picture('no-such-picture', 'A gift') },
  video: { url: '/about-us', image: film('film-prints', 'Printed dresses, side by side') },
} satisfies { [name: string]: z.input<typeof stickerTemplate> };
