import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { desktopNavigation } from './schema.ts';

const dresses = {
  title: 'Dresses',
  url: '/browse/womens/dresses',
  links: [
    { title: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' },
    { title: 'Mini dresses', url: '/browse/womens/dresses/mini-dresses', featuredText: 'New' },
    { title: 'Shirt dresses', url: '/browse/womens/dresses/day-dresses' },
  ],
};
const tops = {
  title: 'Tops',
  links: [
    { title: 'T-shirts', url: '/browse/womens/tops/t-shirts', textBold: true },
    { title: 'Blouses', url: '/browse/womens/tops/blouses', underline: true },
    { title: 'Last chance', url: '/browse/womens/sale', textColour: 'sale', titleSuperscriptText: '12' },
  ],
};
const knitwear = { links: [{ title: 'Jumpers', url: '/browse/womens/knitwear/jumpers' }] };
const jumpOff = {
  image: picture('look-garden', 'A floral dress and a striped scarf'),
  title: 'Dresses with pockets',
  url: '/browse/womens/dresses',
};

export const desktopNavigationFixtures = {
  default: {
    items: [
      { title: 'New in', url: '/browse/womens/new-in' },
      {
        title: 'Womens',
        url: '/browse/womens',
        columns: [{ linkGroups: [dresses] }, { linkGroups: [tops, knitwear] }, { jumpOff }],
      },
      {
        title: 'Mens',
        url: '/browse/mens',
        columns: [{ linkGroups: [{ ...tops, title: 'Shirts and tops' }] }],
      },
      { title: 'Other Stuff', url: '/other-stuff' },
      { title: 'Sale', url: '/browse/womens/sale', textColour: 'sale' },
    ],
  },
  maximal: {
    items: [
      {
        title: 'Womens',
        url: '/browse/womens',
        textColour: 'madder',
        textBold: true,
        underline: true,
        featuredText: 'New',
        titleSuperscriptText: '24',
        children: [
          { title: 'New in', url: '/browse/womens/new-in', featuredText: 'Weekly' },
          { title: 'Sale', url: '/browse/womens/sale', textColour: 'sale', textBold: true, underline: true },
        ],
        columns: [
          { linkGroups: [dresses, knitwear] },
          { linkGroups: [tops] },
          { jumpOff: { ...jumpOff, imageAlt: 'A midi dress, laid out flat' } },
        ],
        image: picture('tile-prints', 'A leaf-print skirt'),
      },
      { title: 'Mens', url: '/browse/mens' },
    ],
  },
  minimal: { items: [{ title: 'Womens', url: '/browse/womens' }] },
  everyDress: {
    items: [
      { title: 'Bold', url: '/browse/womens', textBold: true },
      { title: 'Underlined', url: '/browse/mens', underline: true },
      { title: 'Plain', url: '/browse/womens/tops', textBold: false, underline: false },
      { title: 'Featured', url: '/browse/womens/dresses', featuredText: 'New', titleSuperscriptText: '3' },
    ],
  },
  longText: {
    items: Array.from({ length: 10 }, (_, at) => ({
      title: `An item with a long title ${at + 1}`,
      url: `/browse/womens?page=${at + 1}`,
    })),
  },
  missingImage: {
    items: [
      {
        title: 'Womens',
        url: '/browse/womens',
        columns: [{ jumpOff: { ...jumpOff, image: picture('no-such-picture') } }],
      },
    ],
  },
  video: {
    items: [
      {
        title: 'Womens',
        url: '/browse/womens',
        columns: [{ jumpOff: { ...jumpOff, image: film('film-prints', 'Printed dresses, side by side') } }],
      },
    ],
  },
} satisfies { [name: string]: z.input<typeof desktopNavigation> };
