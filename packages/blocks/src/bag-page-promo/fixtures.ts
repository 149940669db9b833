import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { bagPagePromo } from './schema.ts';

const callToAction = {
  buttonText: 'See gifts',
  buttonLink: '/browse/other-stuff/gifts',
  buttonStyle: 'tertiary' as const,
};

export const bagPagePromoFixtures = {
  default: {
    title: 'Something for them as well?',
    text: 'Little gifts under £25, small enough to go in the same parcel.',
    image: picture('gift-card-nest'),
    callToAction,
  },
  minimal: { title: 'Returns are free for 30 days' },
  maximal: {
    title: 'Mugs with a good handle',
    text: 'Thrown in Stoke, glazed in five colours, two for less than the price of two.',
    image: picture('tile-table', 'A mug and a bowl on a striped cloth'),
    imageAlt: 'A madder mug and a spotted bowl on a striped cloth',
    callToAction: {
      ...callToAction,
      buttonText: 'Choose two',
      buttonStyle: 'tertiary-white',
      customId: 'bag-mugs',
    },
    backgroundColour: 'moss',
    textColour: 'paper',
  },
  longText: {
    title: 'Order by three this afternoon and the van still goes today',
    text: 'Our packers are in Bristol and the van leaves at four. Anything ordered later goes tomorrow morning, wrapped in the same brown paper and tied with the same string, we promise.',
    image: picture('tile-knitwear'),
    callToAction: { ...callToAction, buttonText: 'Read how we pack and send your order' },
  },
  missingImage: { title: 'Little gifts', image: picture('no-such-picture', 'A gift'), callToAction },
  video: { title: 'How a print is made', image: film('film-prints', 'Printed dresses, side by side') },
} satisfies { [name: string]: z.input<typeof bagPagePromo> };

/** Content to be told of: its button has no style. */
export const unfinishedBagPagePromo = {
  title: 'Three for two on tea towels',
  callToAction: { buttonText: 'See them', buttonLink: '/browse/other-stuff/homeware/tea-towels' },
} satisfies z.input<typeof bagPagePromo>;
