import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { linkTileGroup } from './schema.ts';

type Tile = z.input<typeof linkTileGroup>['tiles'][number];

const vases: Tile = {
  title: 'Vases',
  url: '/browse/other-stuff/homeware/vases',
  image: picture('tile-vases'),
  backgroundColour: 'blush',
};
const nightwear: Tile = {
  title: 'Pyjamas',
  url: '/browse/womens/nightwear',
  image: picture('tile-night'),
  backgroundColour: 'chalk',
};
const mugs: Tile = {
  title: 'Mugs',
  url: '/browse/other-stuff/homeware/mugs-and-ceramics',
  image: picture('tile-mugs'),
  backgroundColour: 'duckEgg',
};
const throws: Tile = {
  title: 'Throws',
  url: '/browse/other-stuff/homeware/throws-and-blankets',
  image: picture('tile-throws'),
  backgroundColour: 'chalk',
};
const plain = (title: string, url: string): Tile => ({ title, url });

export const linkTileGroupFixtures = {
  default: { title: 'Where to first', tiles: [vases, nightwear, mugs, throws] },
  minimal: {
    tiles: [
      plain('Womens', '/browse/womens'),
      plain('Mens', '/browse/mens'),
      plain('Other stuff', '/other-stuff'),
      plain('Sale', '/browse/womens/sale'),
    ],
  },
  maximal: {
    title: 'For the house and for you',
    tiles: [
      { ...vases, imageAlt: 'A striped vase and a mustard one', textColour: 'ink' },
      {
        ...nightwear,
        imageAlt: 'A striped pyjama shirt and checked bottoms',
        backgroundColour: 'moss',
        textColour: 'paper',
      },
      { ...mugs, imageAlt: 'Three printed mugs', textColour: 'ink' },
      {
        ...throws,
        imageAlt: 'A checked throw and a striped one',
        backgroundColour: 'indigo',
        textColour: 'paper',
      },
    ],
  },
  longText: {
    title: 'Four places to begin when you have no idea where to begin',
    tiles: [
      { ...vases, title: 'Vases for weddings, weekends and Wednesdays' },
      { ...nightwear, title: 'Nightwear' },
      { ...mugs, title: 'Extraordinarily well-behaved stoneware' },
      { ...throws, title: 'Throws and blankets' },
    ],
  },
  missingImage: {
    tiles: [{ ...vases, image: picture('no-such-picture', 'A vase') }, nightwear, mugs, throws],
  },
  video: {
    tiles: [
      {
        ...vases,
        title: 'How we print',
        url: '/about-us',
        image: film('film-prints', 'Printed dresses, side by side'),
      },
      nightwear,
      mugs,
      throws,
    ],
  },
} satisfies { [name: string]: z.input<typeof linkTileGroup> };
