import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { linkTileGroup } from './schema.ts';

type Tile = z.input<typeof linkTileGroup>['tiles'][number];

const dresses: Tile = {
  title: 'Dresses',
  url: '/browse/womens/dresses',
  image: picture('tile-dresses'),
  backgroundColour: 'blush',
};
const mens: Tile = {
  title: 'Mens',
  url: '/browse/mens',
  image: picture('tile-mens'),
  backgroundColour: 'chalk',
};
const knitwear: Tile = {
  title: 'Knitwear',
  url: '/browse/womens/knitwear',
  image: picture('tile-knitwear'),
  backgroundColour: 'mustard',
};
const homeware: Tile = {
  title: 'Homeware',
  url: '/browse/other-stuff/homeware',
  image: picture('tile-homeware'),
  backgroundColour: 'chalk',
};
const plain = (title: string, url: string): Tile => ({ title, url });

export const linkTileGroupFixtures = {
  default: { title: 'Where to first', tiles: [dresses, mens, knitwear, homeware] },
  minimal: {
    tiles: [
      plain('Womens', '/browse/womens'),
      plain('Mens', '/browse/mens'),
      plain('Other stuff', '/other-stuff'),
      plain('Sale', '/browse/sale'),
    ],
  },
  maximal: {
    title: 'For the house and for you',
    tiles: [
      { ...dresses, imageAlt: 'A navy dress printed with a meadow of flowers', textColour: 'ink' },
      {
        ...mens,
        imageAlt: 'A striped T-shirt and a green jumper',
        backgroundColour: 'moss',
        textColour: 'paper',
      },
      { ...knitwear, imageAlt: 'Two marled jumpers', textColour: 'ink' },
      {
        ...homeware,
        imageAlt: 'A green vase and a red mug',
        backgroundColour: 'indigo',
        textColour: 'paper',
      },
    ],
  },
  longText: {
    title: 'Four places to begin when you have no idea where to begin',
    tiles: [
      { ...dresses, title: 'Dresses for weddings, weekends and Wednesdays' },
      { ...mens, title: 'Shirts' },
      { ...knitwear, title: 'Extraordinarily well-behaved knitwear' },
      { ...homeware, title: 'Vases and mugs' },
    ],
  },
  missingImage: {
    tiles: [{ ...dresses, image: picture('no-such-picture', 'A dress') }, mens, knitwear, homeware],
  },
  video: {
    tiles: [
      {
        ...dresses,
        title: 'How we print',
        url: '/about-us',
        image: film('lino-block', 'A lino block pressed onto cloth'),
      },
      mens,
      knitwear,
      homeware,
    ],
  },
} satisfies { [name: string]: z.input<typeof linkTileGroup> };
