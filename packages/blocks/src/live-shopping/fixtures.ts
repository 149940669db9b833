import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { liveShopping } from './schema.ts';

const programme = {
  channelId: 'tailorbird-autumn',
  title: 'The autumn collection, live from the studio',
  description: 'Thursday at seven. We try on, answer questions and cut the first bolt of the new cord.',
  picture: picture('hero-prints', 'A damson dress, a green top and a blue skirt, all printed with flowers', {
    x: 95,
    y: 50,
  }),
  link: '/browse/womens/new-in',
};

export const liveShoppingFixtures = {
  default: programme,
  minimal: { channelId: 'tailorbird-autumn', title: 'Live from the studio' },
  maximal: {
    ...programme,
    pictureAlt: 'Three of the new prints, laid out for filming',
    linkText: 'See the new arrivals',
    startText: 'Join us',
    aspectRatio: '16x9',
  },
  square: {
    ...programme,
    title: 'Wrapping with cloth',
    picture: picture('tile-scarves', 'Two scarves and a Fair Isle hat'),
    link: '/browse/other-stuff/gifts',
    aspectRatio: '1x1',
  },
  upright: {
    ...programme,
    title: 'One hoodie, five ways',
    picture: picture('tile-hoodies', 'A rust hoodie, jeans and a Fair Isle hat'),
    link: '/browse/womens/knitwear',
    aspectRatio: '9x16',
  },
  longText: {
    ...programme,
    title: 'Everything we have made for the colder months, live from the cutting room table',
    description:
      `${'We go through the whole collection, piece by piece, with the people who cut it. '.repeat(2)}`.trim(),
    startText: 'Start watching with us in the studio now',
    linkText: 'Shop everything that we are going to show you this evening',
  },
  missingImage: { ...programme, picture: picture('no-such-picture', 'The studio') },
  video: { ...programme, picture: film('film-prints', 'Printed dresses, side by side') },
} satisfies { [name: string]: z.input<typeof liveShopping> };
