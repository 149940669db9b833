import type { z } from 'zod';
import { film, picture } from '../../testing/fixtureMedia.ts';
import type { snugCard } from './snugCard.ts';

export const snugCards = {
  default: {
    image: picture('tile-fair-isle'),
    imageAlt: 'A Fair Isle cardigan and a jumper',
    callToAction: {
      buttonText: 'Shop knitwear',
      buttonLink: '/browse/womens/knitwear',
      buttonStyle: 'tertiary',
    },
  },
  minimal: { image: picture('tile-prints', 'A printed top and skirt') },
  maximal: {
    image: picture('tile-gifts', 'A cushion'),
    imageAlt: 'A red checked cushion',
    callToAction: {
      buttonText: 'Shop gifts',
      buttonLink: '/browse/other-stuff/gifts',
      buttonStyle: 'round-style',
      customId: 'snug-gifts',
    },
  },
  white: {
    image: picture('tile-dresses', 'A navy floral dress'),
    callToAction: {
      buttonText: 'Shop dresses',
      buttonLink: '/browse/womens/dresses',
      buttonStyle: 'tertiary-white',
    },
  },
  longText: {
    image: picture('tile-homeware', 'A green vase and a red mug'),
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
    image: film('film-prints', 'Printed dresses, side by side'),
    callToAction: { buttonText: 'How we print', buttonLink: '/about-us', buttonStyle: 'old-tertiary' },
  },
} satisfies { [name: string]: z.input<typeof snugCard> };
