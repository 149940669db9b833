import type { z } from 'zod';
import { film, picture } from '../fixtureMedia.ts';
import type { jumpOff } from './schema.ts';

type Item = z.input<typeof jumpOff>['items'][number];

const dresses: Item = {
  title: 'Dresses with pockets',
  url: '/browse/womens/dresses',
  linkText: 'Shop dresses',
  image: picture('tile-dresses'),
  backgroundColour: 'blush',
};
const knitwear: Item = {
  title: 'The knit list',
  url: '/browse/womens/knitwear',
  linkText: 'Shop knitwear',
  image: picture('tile-knitwear'),
  backgroundColour: 'duckEgg',
};
const gifts: Item = {
  title: 'Gifts under £25',
  url: '/browse/other-stuff/gifts',
  linkText: 'Shop gifts',
  image: picture('tile-gifts'),
  backgroundColour: 'mustard',
};
const prints: Item = {
  title: 'Printed by hand',
  subtitle: 'One block, one colour at a time.',
  url: '/browse/womens/prints',
  image: picture('tile-prints', 'A skirt in a leaf print'),
};

export const jumpOffFixtures = {
  default: { items: [dresses, knitwear, gifts] },
  minimal: { items: [{ title: 'Sale', url: '/browse/sale' }] },
  single: { items: [{ ...prints, linkText: 'Shop prints' }] },
  pair: { title: 'Two ways to warm up', type: '1', items: [dresses, knitwear] },
  four: { title: 'Shop by mood', items: [dresses, knitwear, gifts, prints] },
  wordsBelow: { title: 'Shop by mood', type: '2', items: [dresses, knitwear, gifts, prints] },
  wordsInTheMiddle: { type: '3', items: [dresses, { ...gifts, textColour: 'ink', image: undefined }] },
  longText: {
    items: [
      {
        ...dresses,
        title: 'Dresses with pockets deep enough for a whole paperback book',
        subtitle: 'And a conker, a pencil and the good secateurs.',
      },
      { ...knitwear, title: 'Knitwear' },
    ],
  },
  missingImage: { items: [{ ...dresses, image: picture('no-such-picture', 'A dress') }, knitwear] },
  video: {
    type: '2',
    items: [{ ...prints, image: film('lino-block', 'A lino block pressed onto cloth') }, dresses],
  },
} satisfies { [name: string]: z.input<typeof jumpOff> };
