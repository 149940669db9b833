import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { navigationLinksBanner } from './schema.ts';

const pictured = [
  { text: 'Skirts', url: '/browse/womens/skirts', image: picture('tile-skirts') },
  { text: 'Denim', url: '/browse/womens/trousers-and-jeans/jeans', image: picture('tile-denim') },
  { text: 'Shirts', url: '/browse/mens/tops/shirts', image: picture('tile-shirts') },
  { text: 'Scarves', url: '/browse/womens/accessories', image: picture('tile-scarves') },
  { text: 'The table', url: '/other-stuff', image: picture('tile-table') },
  { text: 'Nightwear', url: '/browse/womens/nightwear', image: picture('tile-night') },
];

export const navigationLinksBannerFixtures = {
  default: { heading: 'Where to?', links: pictured },
  minimal: {
    links: [
      { text: 'Womens', url: '/browse/womens' },
      { text: 'Mens', url: '/browse/mens' },
    ],
  },
  maximal: {
    heading: 'All of autumn',
    pictureShape: 'Portrait',
    textColour: 'paper',
    backgroundColour: 'moss',
    links: pictured.map((item) => ({ ...item, imageAlt: `A piece from ${item.text.toLowerCase()}` })),
  },
  words: {
    backgroundColour: 'blush',
    textColour: 'ink',
    links: [
      { text: 'New in', url: '/browse/womens/new-in' },
      { text: 'Dresses', url: '/browse/womens/dresses' },
      { text: 'Knitwear', url: '/browse/womens/knitwear' },
      { text: 'Shirts', url: '/browse/mens/tops/shirts' },
      { text: 'Homeware', url: '/other-stuff' },
      { text: 'Sale', url: '/browse/womens/sale' },
    ],
  },
  twelve: { pictureShape: 'Round', links: [...pictured, ...pictured] },
  longText: {
    heading: 'As many places to go as there are hours in a wet afternoon',
    links: [
      {
        text: 'Dresses with pockets for women who walk',
        url: '/browse/womens/dresses',
        image: picture('tile-dresses'),
      },
      { text: 'Jumpers', url: '/browse/womens/knitwear', image: picture('tile-knitwear') },
      { text: 'Extraordinarily comfortable nightclothes', url: '/browse/womens/nightwear' },
    ],
  },
  missingImage: {
    links: [
      {
        text: 'Garden',
        url: '/browse/other-stuff/homeware/vases',
        image: picture('no-such-picture', 'A trowel'),
      },
      { text: 'Dresses', url: '/browse/womens/dresses', image: picture('tile-dresses') },
    ],
  },
  video: {
    links: [
      {
        text: 'How a print is made',
        url: '/about-us',
        image: film('film-prints', 'Printed dresses, side by side'),
      },
      { text: 'Prints', url: '/browse/collection/garden-prints', image: picture('tile-prints') },
    ],
  },
} satisfies { [name: string]: z.input<typeof navigationLinksBanner> };
