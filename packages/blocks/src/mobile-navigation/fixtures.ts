import type { z } from 'zod';
import { picture } from '../fixtureMedia.ts';
import type { mobileNavigation } from './schema.ts';

export const mobileNavigationFixtures = {
  default: {
    items: [
      { title: 'New in', url: '/browse/womens/new-in', featuredText: 'Today' },
      {
        title: 'Womens',
        url: '/browse/womens',
        image: picture('tile-dresses'),
        children: [
          {
            title: 'Dresses',
            url: '/browse/womens/dresses',
            children: [
              { title: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' },
              { title: 'Mini dresses', url: '/browse/womens/dresses/mini-dresses' },
            ],
          },
          { title: 'Skirts', url: '/browse/womens/skirts' },
        ],
      },
      { title: 'Mens', url: '/browse/mens', children: [{ title: 'Tees', url: '/browse/mens/tops/tees' }] },
      { title: 'Other Stuff', url: '/other-stuff' },
      { title: 'Sale', url: '/browse/sale', textColour: 'sale', textBold: true },
    ],
    links: [
      { title: 'Shop Finder', url: '/shop-finder' },
      { title: 'Delivery', url: '/delivery' },
    ],
  },
  minimal: { items: [{ title: 'Womens', url: '/browse/womens' }] },
  everyDress: {
    items: [
      { title: 'Bold', url: '/a', textBold: true },
      { title: 'Underlined', url: '/b', underline: true },
      { title: 'Plain', url: '/c', textBold: false, underline: false, titleSuperscriptText: '3' },
    ],
  },
  longText: {
    items: Array.from({ length: 16 }, (_, at) => ({
      title: `An item with a very long title ${at + 1}`,
      url: `/browse/${at + 1}`,
    })),
  },
  missingImage: {
    items: [
      {
        title: 'Womens',
        url: '/browse/womens',
        image: picture('no-such-picture'),
        children: [{ title: 'Skirts', url: '/s' }],
      },
    ],
  },
} satisfies { [name: string]: z.input<typeof mobileNavigation> };
