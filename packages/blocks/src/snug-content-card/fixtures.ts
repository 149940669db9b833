import type { z } from 'zod';
import { film, picture } from '../fixtureMedia.ts';
import type { snugContentCard } from './schema.ts';

export const snugContentCardFixtures = {
  default: {
    image: picture('tile-knitwear'),
    imageAlt: 'A folded jumper',
    callToAction: {
      buttonText: 'Shop knitwear',
      buttonLink: '/browse/womens/knitwear',
      buttonStyle: 'tertiary',
    },
  },
  minimal: { image: picture('tile-prints', 'A leaf print') },
  maximal: {
    image: picture('tile-gifts', 'A wrapped gift'),
    imageAlt: 'A gift wrapped in printed paper',
    callToAction: {
      buttonText: 'Shop gifts',
      buttonLink: '/browse/other-stuff/gifts',
      buttonStyle: 'round-style',
      customId: 'snug-gifts',
    },
  },
  white: {
    image: picture('tile-dresses', 'A dress with a hand in its pocket'),
    callToAction: {
      buttonText: 'Shop dresses',
      buttonLink: '/browse/womens/dresses',
      buttonStyle: 'tertiary-white',
    },
  },
  longText: {
    image: picture('tile-homeware', 'Cushions on a bench'),
    callToAction: {
      buttonText: 'Shop everything for the house, the shed and the garden',
      buttonLink: '/browse/other-stuff/homeware',
      buttonStyle: 'primary',
    },
  },
  missingImage: {
    image: picture('no-such-picture', 'A lost picture'),
    callToAction: { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'secondary' },
  },
  video: {
    image: film('lino-block', 'A lino block pressed onto cloth'),
    callToAction: { buttonText: 'How we print', buttonLink: '/about-us', buttonStyle: 'old-tertiary' },
  },
} satisfies { [name: string]: z.input<typeof snugContentCard> };
