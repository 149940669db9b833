import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { mobileNavigation } from './schema.ts';

/** What sets an item apart from those around it. */
const dress = { textBold: true, underline: true };

export const mobileNavigationFixtures = {
  default: {
    items: [
      { title: 'New in', url: '/browse/womens/new-in', featuredText: 'Today' },
      {
        title: 'Womens',
        url: '/browse/womens',
        image: picture('tile-denim'),
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
      {
        title: 'Mens',
        url: '/browse/mens',
        children: [{ title: 'Tees', url: '/browse/mens/tops/t-shirts' }],
      },
      { title: 'Other Stuff', url: '/other-stuff' },
      { title: 'Sale', url: '/browse/womens/sale', textColour: 'sale', textBold: true },
    ],
    links: [{ title: 'Delivery', url: '/delivery' }],
  },
  maximal: {
    items: Array.from({ length: 16 }, (_, at) => ({
      title: `Department ${at + 1}`,
      url: `/browse/womens?page=${at + 1}`,
      textColour: 'madder',
      textBold: true,
      underline: true,
      featuredText: 'New',
      titleSuperscriptText: '24',
      image: picture('tile-homeware'),
      children: [
        {
          ...dress,
          title: 'Mugs',
          url: '/browse/other-stuff/homeware/mugs-and-ceramics',
          children: [
            {
              ...dress,
              title: 'Small mugs',
              url: '/browse/other-stuff/homeware/mugs-and-ceramics?filters[colour]=Cream',
            },
          ],
        },
      ],
    })),
    links: Array.from({ length: 8 }, (_, at) => ({
      ...dress,
      title: `Link ${at + 1}`,
      url: `/browse/womens/new-in?page=${at + 1}`,
    })),
  },
  minimal: { items: [{ title: 'Womens', url: '/browse/womens' }] },
  everyDress: {
    items: [
      { title: 'Bold', url: '/browse/womens', textBold: true },
      { title: 'Underlined', url: '/browse/mens', underline: true },
      {
        title: 'Plain',
        url: '/browse/womens/tops',
        textBold: false,
        underline: false,
        titleSuperscriptText: '3',
      },
    ],
  },
  longText: {
    items: Array.from({ length: 16 }, (_, at) => ({
      title: `An item with a very long title ${at + 1}`,
      url: `/browse/womens?page=${at + 1}`,
    })),
  },
  missingImage: {
    items: [
      {
        title: 'Womens',
        url: '/browse/womens',
        image: picture('no-such-picture'),
        children: [{ title: 'Skirts', url: '/browse/womens/skirts' }],
      },
    ],
  },
  video: {
    items: [
      {
        title: 'How it is made',
        url: '/about-us',
        image: film('film-prints', 'Printed dresses, side by side'),
        children: [{ title: 'Printing', url: '/about-us' }],
      },
    ],
  },
} satisfies { [name: string]: z.input<typeof mobileNavigation> };
