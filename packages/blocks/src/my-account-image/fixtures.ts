import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { myAccountImage } from './schema.ts';

export const myAccountImageFixtures = {
  default: {
    image: picture('tile-knitwear', 'A moss green jumper on a warm ground'),
    caption: 'The knit list: jumpers that last',
    url: '/browse/womens/knitwear',
  },
  minimal: { image: picture('tile-prints', 'A leaf-print skirt') },
  maximal: {
    image: picture('tile-gifts', 'A checked cushion'),
    imageAlt: 'A red and cream checked cushion, wrapped with string',
    caption: 'Gifts under £25',
    url: '/browse/other-stuff/gifts',
  },
  longText: {
    image: picture('tile-homeware', 'A stoneware vase'),
    caption: 'Mugs with a good handle, vases for one stem and bowls for the last of the pears',
    url: '/browse/other-stuff/homeware',
  },
  captionAlone: { image: picture('tile-mens', 'A Breton tee'), caption: 'Tees with some weight', url: '' },
  missingImage: { image: picture('no-such-picture', 'A jumper'), caption: 'The knit list' },
  video: { image: film('lino-block', 'A lino block pressed onto cloth'), caption: 'How a print is made' },
} satisfies { [name: string]: z.input<typeof myAccountImage> };
