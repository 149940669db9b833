import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { linkTile } from './schema.ts';

const knitwear = {
  title: 'The knit list',
  url: '/browse/womens/knitwear',
  image: picture('tile-knitwear', 'A cream jumper above a blue one'),
  backgroundColour: 'mustard',
};

export const linkTileFixtures = {
  default: knitwear,
  minimal: { title: 'Sale', url: '/browse/womens/sale' },
  maximal: {
    title: 'Gifts under £25',
    url: '/browse/other-stuff/gifts',
    image: picture('tile-gifts', 'A checked cushion'),
    imageAlt: 'A red and cream checked cushion on a sage ground',
    backgroundColour: 'moss',
    textColour: 'paper',
  },
  longText: {
    ...knitwear,
    title: 'Everything knitted, from bed socks to bobbles',
    backgroundColour: 'chalk',
  },
  missingImage: { ...knitwear, image: picture('no-such-picture', 'A jumper'), backgroundColour: 'duckEgg' },
  video: {
    title: 'How we print',
    url: '/about-us',
    image: film('film-prints', 'Printed dresses, side by side'),
    backgroundColour: 'blush',
  },
} satisfies { [name: string]: z.input<typeof linkTile> };
