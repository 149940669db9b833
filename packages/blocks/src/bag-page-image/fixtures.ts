import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { bagPageImage } from './schema.ts';

export const bagPageImageFixtures = {
  default: {
    image: picture('hero-cloth', 'Lengths of cloth: checked, striped and plain', { x: 100, y: 60 }),
    url: '/our-cloth',
  },
  minimal: { image: picture('hero-mens', 'A striped T-shirt beside indigo trousers') },
  maximal: {
    image: picture('hero-autumn', 'A floral dress beside a rust jumper'),
    mobileImage: picture('hero-autumn-tall', 'A floral dress beside a rust jumper'),
    imageAlt: 'See the autumn collection',
    url: '/browse/womens/new-in',
  },
  longText: {
    image: picture('hero-homeware'),
    imageAlt: 'A leaf-print cushion, a gingham one and a checked throw that lives on the arm of the chair. '
      .repeat(2)
      .trim(),
  },
  missingImage: { image: picture('no-such-picture', 'Mugs and a vase'), url: '/other-stuff' },
  video: { image: film('film-prints', 'Printed dresses, side by side') },
} satisfies { [name: string]: z.input<typeof bagPageImage> };
