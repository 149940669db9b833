import type { z } from 'zod';
import type { linkGroup } from './schema.ts';

const links = [
  { text: 'New in', url: '/browse/womens/new-in' },
  { text: 'Dresses with pockets', url: '/browse/womens/dresses' },
  { text: 'Knitwear', url: '/browse/womens/knitwear' },
  { text: 'Shirts', url: '/browse/mens/tops/shirts' },
  { text: 'Gifts under £25', url: '/browse/other-stuff/gifts/little-gifts' },
  { text: 'Find a shop', url: '/shop-finder' },
];

export const linkGroupFixtures = {
  default: { title: 'Popular this week', links },
  minimal: { title: 'Need a hand?', links: links.slice(5) },
  few: { title: 'For her', links: links.slice(0, 3) },
  maximal: {
    title: 'Everything, from A to W',
    links: [
      'Aprons',
      'Bags',
      'Cardigans',
      'Dresses',
      'Gloves',
      'Jumpers',
      'Mugs',
      'Pyjamas',
      'Scarves',
      'Shirts',
      'Skirts',
      'Wellington socks',
    ].map((text) => ({ text, url: `/search?query=${text.toLowerCase().replace(' ', '+')}` })),
  },
  longText: {
    title: 'Things people ask us for so often that we wrote them down',
    links: [
      { text: 'Dresses that you can bicycle in without thinking about it', url: '/browse/womens/dresses' },
      ...links.slice(0, 2),
    ],
  },
} satisfies { [name: string]: z.input<typeof linkGroup> };
