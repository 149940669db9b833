import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { jumpOffGroup } from './schema.ts';

type Item = z.input<typeof jumpOffGroup>['items'][number];

const dresses: Item = {
  title: 'Dresses with pockets',
  url: '/browse/womens/dresses',
  linkText: 'Shop dresses',
  image: picture('tile-dresses', 'A shirt dress with flowers drawn by hand'),
  backgroundColour: 'blush',
};
const knitwear: Item = {
  title: 'The knit list',
  url: '/browse/womens/knitwear',
  linkText: 'Shop knitwear',
  image: picture('tile-fair-isle', 'A jumper with a Fair Isle yoke'),
  backgroundColour: 'mustard',
};
const gifts: Item = {
  title: 'Gifts under £25',
  url: '/browse/other-stuff/gifts',
  linkText: 'Shop gifts',
  image: picture('tile-mugs', 'Three mugs with prints of leaves and flowers'),
  backgroundColour: 'duckEgg',
};
const prints: Item = {
  title: 'Printed by hand',
  subtitle: 'One block, one colour at a time.',
  url: '/browse/collection/garden-prints',
  image: picture('tile-prints', 'A sprigged top and a leaf-print skirt'),
  backgroundColour: 'duckEgg',
};

export const jumpOffGroupFixtures = {
  default: { items: [dresses, knitwear, gifts] },
  minimal: {
    items: [
      { title: 'Womens', url: '/browse/womens' },
      { title: 'Mens', url: '/browse/mens' },
    ],
  },
  two: { title: 'Two ways to warm up', type: '1', items: [dresses, knitwear] },
  three: { title: 'Three ways in', type: '2', items: [dresses, knitwear, gifts] },
  four: { title: 'Shop by mood', items: [dresses, knitwear, gifts, prints] },
  wordsBelow: { title: 'Shop by mood', type: '2', items: [dresses, knitwear, gifts, prints] },
  wordsInTheMiddle: {
    type: '3',
    items: [dresses, { ...gifts, textColour: 'paper', backgroundColour: 'moss', image: undefined }],
  },
  maximal: {
    title: 'Shop by mood',
    type: '3',
    items: [prints, dresses, knitwear, gifts].map((item) => ({
      subtitle: 'Drawn, printed and stitched to last.',
      linkText: 'Shop now',
      ...item,
      imageAlt: `A picture for ${item.title}`,
      textColour: item === gifts ? 'paper' : 'ink',
      ...(item === gifts && { backgroundColour: 'moss' }),
    })),
  },
  longText: {
    items: [
      {
        ...dresses,
        title: 'Dresses with pockets deep enough for a whole paperback book',
        subtitle: 'And a conker, a pencil and the good secateurs.',
      },
      { ...knitwear, title: 'Knitwear' },
      { ...gifts, title: 'Gifts for people who say that they want nothing' },
    ],
  },
  missingImage: { items: [{ ...dresses, image: picture('no-such-picture', 'A dress') }, knitwear] },
  video: {
    type: '2',
    items: [{ ...prints, image: film('film-prints', 'Printed dresses, side by side') }, dresses],
  },
} satisfies { [name: string]: z.input<typeof jumpOffGroup> };
