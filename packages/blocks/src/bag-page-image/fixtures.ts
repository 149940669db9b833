import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { bagPageImage } from './schema.ts';

export const bagPageImageFixtures = {
  default: {
    image: picture('hero-homeware', 'Mugs, a vase and a folded throw on a warm ground'),
    url: '/browse/other-stuff/homeware',
  },
  minimal: { image: picture('hero-mens', 'A jumper and cord trousers, laid out flat') },
  maximal: {
    image: picture('hero-autumn', 'A dress on a warm ground'),
    mobileImage: picture('hero-autumn-tall', 'A dress on a warm ground'),
    imageAlt: 'See the autumn collection',
    url: '/browse/womens/new-in',
  },
  longText: {
    image: picture('hero-homeware'),
    imageAlt:
      'Stoneware mugs, a moss green vase for one stem and a throw that lives on the arm of the chair. '
        .repeat(2)
        .trim(),
  },
  missingImage: { image: picture('no-such-picture', 'Mugs and a vase'), url: '/other-stuff' },
  video: { image: film('lino-block', 'A lino block pressed onto cloth') },
} satisfies { [name: string]: z.input<typeof bagPageImage> };
