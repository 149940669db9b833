import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { myAccountImage } from './schema.ts';

export const myAccountImageFixtures = {
  default: {
    image: picture('hero-knits-tall', 'A Fair Isle jumper and a mustard hat', { x: 50, y: 100 }),
    caption: 'The knit list: jumpers that last',
    url: '/browse/womens/knitwear',
  },
  minimal: { image: picture('tile-prints', 'A sprigged top and a leaf-print skirt') },
  maximal: {
    image: picture('tile-presents', 'A printed bag and a Fair Isle hat'),
    imageAlt: 'A madder bag printed with pomegranates, and a mustard hat',
    caption: 'Gifts under £25',
    url: '/browse/other-stuff/gifts',
  },
  longText: {
    image: picture('tile-homeware', 'A green vase and a red mug'),
    caption: 'Mugs with a good handle, and vases for one stem or all that the hedge has left',
    url: '/browse/other-stuff/homeware',
  },
  captionAlone: {
    image: picture('tile-mens', 'A Breton tee above a moss green jumper'),
    caption: 'Tees with some weight',
    url: '',
  },
  missingImage: { image: picture('no-such-picture', 'A jumper'), caption: 'The knit list' },
  video: { image: film('film-prints', 'Printed dresses, side by side'), caption: 'How a print is made' },
} satisfies { [name: string]: z.input<typeof myAccountImage> };
