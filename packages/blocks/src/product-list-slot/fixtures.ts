import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { productListSlot } from './schema.ts';

export const productListSlotFixtures = {
  default: {
    position: 3,
    columns: '1',
    card: {
      title: 'One block, one colour at a time',
      url: '/about-us',
      image: picture('tile-prints', 'A printed top and skirt'),
      backgroundColour: 'duckEgg',
      callToAction: { buttonText: 'How we print', buttonLink: '/about-us', buttonStyle: 'tertiary' },
    },
  },
  minimal: { card: { title: 'Gifts under £25', image: picture('tile-gifts') } },
  maximal: {
    position: 6,
    columns: '2',
    card: {
      title: 'A house in order',
      text: 'Throws and blankets, woven two valleys away.',
      url: '/browse/other-stuff/homeware',
      image: picture('tile-throws', 'Two throws'),
      imageAlt: 'A checked throw and a striped one, both with fringes',
      textColour: 'paper',
      backgroundColour: 'indigo',
      callToAction: {
        buttonText: 'Shop homeware',
        buttonLink: '/browse/other-stuff/homeware',
        buttonStyle: 'round-style',
        customId: 'slot-house',
      },
    },
  },
  longText: {
    card: {
      title: 'A title that needs every one of its characters to say it',
      text: 'A text that runs on over several lines, as texts do when the subject is close to the heart and nobody has yet asked for it to be shorter, as they will.',
      image: picture('tile-dresses', 'A navy floral dress'),
      callToAction: {
        buttonText: 'Read all of it, slowly',
        buttonLink: '/about-us',
        buttonStyle: 'secondary',
      },
    },
  },
  missingImage: {
    card: { title: 'A card without its picture', image: picture('no-such-picture', 'A lost picture') },
  },
  video: {
    columns: '2',
    card: {
      title: 'A print in a minute',
      url: '/about-us',
      image: film('film-prints', 'Printed dresses, side by side'),
    },
  },
} satisfies { [name: string]: z.input<typeof productListSlot> };
