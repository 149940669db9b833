import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { mobileNavigationAlternative } from './schema.ts';

type Content = z.input<typeof mobileNavigationAlternative>;

const pictured = (
  [
    ['Dresses', 'tile-dresses', '/browse/womens/dresses'],
    ['Knitwear', 'tile-fair-isle', '/browse/womens/knitwear'],
    ['Prints', 'tile-hedgerow', '/browse/womens/tops'],
    ['Mens', 'tile-mens', '/browse/mens'],
    ['Home', 'tile-vases', '/browse/other-stuff/homeware'],
    ['Gifts', 'tile-presents', '/browse/other-stuff/gifts'],
  ] as const
).map(([title, name, url]) => ({ title, url, image: picture(name) }));

const items: Content['items'] = [
  { title: 'New in', url: '/browse/womens/new-in', featuredText: 'Weekly' },
  {
    title: 'Womens',
    url: '/browse/womens',
    children: [
      {
        title: 'Dresses',
        url: '/browse/womens/dresses',
        children: [{ title: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' }],
      },
      { title: 'Skirts', url: '/browse/womens/skirts' },
    ],
  },
  { title: 'Sale', url: '/browse/womens/sale', textColour: 'sale' },
];

/** What sets an item apart from those around it. */
const dress = { textBold: true, underline: true };

const dressed: Content['items'] = [
  {
    ...dress,
    title: 'Womens',
    url: '/browse/womens',
    children: [
      {
        ...dress,
        title: 'Dresses',
        url: '/browse/womens/dresses',
        children: [{ ...dress, title: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' }],
      },
    ],
  },
  { title: 'Sale', url: '/browse/womens/sale', textColour: 'sale' },
];

export const mobileNavigationAlternativeFixtures = {
  default: { categories: pictured, items, links: [{ title: 'Delivery', url: '/delivery' }] },
  minimal: { categories: [{ title: 'Womens', url: '/browse/womens' }] },
  maximal: {
    categories: [
      ...pictured,
      ...pictured.map((category, at) => ({
        ...category,
        title: `${category.title} ${at + 1}`,
        imageAlt: 'Laid out flat',
        textColour: 'madder',
        textBold: true,
        underline: true,
        featuredText: 'New',
        titleSuperscriptText: '12',
      })),
    ],
    items: dressed,
    links: Array.from({ length: 8 }, (_, at) => ({
      ...dress,
      title: `Link ${at + 1}`,
      url: `/browse/womens/new-in?page=${at + 1}`,
    })),
  },
  letters: {
    categories: ['Dresses', 'Knitwear', 'Tops', 'Éditions'].map((title) => ({
      title,
      url: `/search?query=${title.toLowerCase()}`,
      textBold: false,
      underline: false,
    })),
  },
  longText: {
    categories: [
      {
        title: 'A category with a title of forty letters',
        url: '/browse/womens',
        image: picture('tile-gifts'),
      },
      { title: 'Unterhaltungselektronikzubehör', url: '/browse/mens', image: picture('tile-mens') },
      { title: 'Tops', url: '/browse/womens/tops', image: picture('tile-prints') },
    ],
  },
  missingImage: {
    categories: [{ title: 'Dresses', url: '/browse/womens/dresses', image: picture('no-such-picture') }],
  },
  video: {
    categories: [
      {
        title: 'Made by hand',
        url: '/about-us',
        image: film('film-prints', 'Printed dresses, side by side'),
      },
    ],
  },
} satisfies { [name: string]: Content };
