import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { jumpOff } from './schema.ts';

const homeware = {
  type: '1',
  title: 'A room to come back to',
  subtitle: 'Cushions, throws and stoneware for the wet months.',
  url: '/browse/other-stuff/homeware',
  linkText: 'Shop homeware',
  image: picture('hero-homeware', 'A leaf-print cushion and a gingham cushion on a checked throw', {
    x: 85,
    y: 50,
  }),
  backgroundColour: 'duckEgg',
} as const;

const dresses = {
  type: '2',
  title: 'Dresses with pockets',
  subtitle: 'Nearly all of them. We checked.',
  url: '/browse/womens/dresses',
  linkText: 'Shop dresses',
  image: picture('tile-dresses', 'A navy midi dress printed with a meadow of flowers'),
  backgroundColour: 'blush',
} as const;

export const jumpOffFixtures = {
  default: homeware,
  minimal: { title: 'Sale', url: '/browse/womens/sale' },
  wordsBeside: dresses,
  wordsInTheMiddle: { ...homeware, type: '3', subtitle: undefined },
  maximal: {
    ...homeware,
    title: 'Stripes that hold their own',
    subtitle: 'Cotton jersey, knitted close and cut to move.',
    url: '/browse/mens',
    linkText: 'Shop mens',
    image: picture('hero-mens', 'A striped T-shirt beside indigo trousers', { x: 85, y: 50 }),
    imageAlt: 'A T-shirt in navy stripes, laid beside indigo trousers on a stone ground',
    backgroundColour: '#DAD7C5',
    textColour: 'ink',
  },
  longText: {
    ...dresses,
    title: 'Dresses with pockets deep enough for a whole paperback',
    subtitle: 'And a conker, a pencil, the good secateurs and whatever the dog found on the way home.',
  },
  missingImage: { ...homeware, image: picture('no-such-picture', 'A room with cushions') },
  video: {
    ...dresses,
    title: 'Printed by hand',
    subtitle: 'One block, one colour at a time.',
    url: '/browse/collection/garden-prints',
    linkText: 'See the prints',
    image: film('film-prints', 'Printed dresses, side by side'),
  },
} satisfies { [name: string]: z.input<typeof jumpOff> };
