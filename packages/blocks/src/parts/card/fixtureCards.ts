import type { z } from 'zod';
import { film, picture } from '../../testing/fixtureMedia.ts';
import type { card } from './card.ts';

/** Editorial cards for stories and tests. */
export const fixtureCards = {
  washing: {
    title: 'How to wash a jumper',
    text: 'Cool water, a little soap, and patience.',
    url: '/our-cloth',
    linkText: 'Read more',
    image: picture('tile-knitwear', 'Two plain jumpers'),
  },
  prints: {
    title: 'From lino to lining',
    text: 'Five days in the print studio.',
    url: '/about-us',
    linkText: 'Read more',
    image: picture('tile-prints', 'A printed top and skirt'),
  },
  pockets: {
    title: 'In praise of pockets',
    url: '/browse/womens/dresses',
    image: picture('tile-dresses'),
    imageAlt: 'A navy floral dress',
  },
  gifts: {
    title: 'Wrapped by Friday',
    url: '/browse/other-stuff/gifts',
    linkText: 'Shop gifts',
    image: picture('tile-presents'),
  },
  film: {
    title: 'A print in a minute',
    url: '/about-us',
    image: film('film-prints', 'Printed dresses, side by side'),
  },
  missingImage: {
    title: 'A card without its picture',
    url: '/',
    image: picture('no-such-picture', 'A lost picture'),
  },
  long: {
    title: 'A title that needs every one of its characters to say it',
    text: 'A text that runs on over several lines, as texts do when the subject is close to the heart and nobody has yet been asked to make it shorter, though they will.',
    url: '/about-us',
    linkText: 'Read all of it, slowly',
    image: picture('tile-gifts'),
  },
} satisfies { [name: string]: z.input<typeof card> };
