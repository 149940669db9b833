import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { heroCarousel } from './schema.ts';

const small = {
  topHeadingSize: 21,
  topHeadingMobileSize: 18,
  subheadingSize: 21,
  subheadingMobileSize: 18,
};

const autumn = {
  ...small,
  topHeading: 'The autumn collection',
  heading: 'Made for long walks home',
  subheading: 'Proper wool, down to the knee.',
  callsToAction: [
    { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' as const },
  ],
  desktopBackground: picture(
    'hero-coats',
    'A bottle-green coat laid beside a checked scarf and a mustard Fair Isle hat',
  ),
  mobileBackground: picture('hero-coats-tall', undefined, { x: 50, y: 100 }),
  backgroundColour: '#ead9c3',
};

const knitwear = {
  ...small,
  topHeading: 'The knit list',
  heading: 'Fair Isle, row by row',
  callsToAction: [
    { buttonText: 'Shop knitwear', buttonLink: '/browse/womens/knitwear', buttonStyle: 'primary' as const },
  ],
  desktopBackground: picture('hero-knits', 'Two Fair Isle jumpers, oatmeal and plum, and a mustard hat', {
    x: 95,
    y: 50,
  }),
  backgroundColour: '#cad7cd',
};

const mens = {
  ...small,
  topHeading: 'For him',
  heading: 'Stripes, straight from the sea',
  callsToAction: [{ buttonText: 'Shop mens', buttonLink: '/browse/mens', buttonStyle: 'primary' as const }],
  desktopBackground: picture('hero-mens', 'A striped tee laid beside a pair of indigo trousers', {
    x: 100,
    y: 50,
  }),
  backgroundColour: '#d4d3c0',
};

const words = {
  heading: 'Mended for life',
  headingFont: 'Athletics' as const,
  subheading: 'Bring it in, or send it: we sew the button back on.',
  horizontalPosition: 'Centre' as const,
  verticalPosition: 'Top' as const,
  textColour: 'paper',
  backgroundColour: 'indigo',
  callsToAction: [
    { buttonText: 'How mending works', buttonLink: '/returns', buttonStyle: 'tertiary-white' as const },
  ],
};

export const heroCarouselFixtures = {
  default: { title: 'This autumn', slides: [autumn, knitwear, mens, words] },
  minimal: { slides: [{ heading: 'Sale' }, { heading: 'New in', backgroundColour: 'duckEgg' }] },
  movesByItself: { title: 'This autumn', interval: 5, slides: [mens, autumn, knitwear] },
  maximal: {
    title: 'Everything for October',
    interval: 30,
    slides: [
      {
        ...autumn,
        topHeadingFont: 'Quisas',
        topHeadingColour: 'moss',
        headingFont: 'Quisas',
        headingSize: 72,
        headingMobileSize: 44,
        headingColour: 'madder',
        subheadingFont: 'Athletics' as const,
        subheadingColour: 'ink',
        textColour: 'ink',
        horizontalPosition: 'Left',
        verticalPosition: 'Middle',
        backgroundAlt: 'A coat, a scarf and a hat laid side by side',
        loop: true,
      },
      {
        heading: 'Two for the table',
        topHeading: 'In pairs',
        topHeadingFont: 'Athletics',
        subheading: 'Mugs and tea towels.',
        subheadingFont: 'Quisas',
        horizontalPosition: 'Right',
        verticalPosition: 'Bottom',
        backgroundColour: 'mustard',
      },
      mens,
      knitwear,
      { heading: 'Dresses with pockets', backgroundColour: 'blush' },
      { heading: 'Socks for the shy', backgroundColour: 'duckEgg' },
    ],
  },
  longText: {
    title: 'Knitwear',
    slides: [
      {
        heading: 'Extraordinarily comfortable knitwear for unreasonable weather',
        topHeading: 'Until the last leaf falls, and then a little longer still',
        subheading:
          'Lambswool and merino in the colours of a hedge in October, washed twice so that it is soft from the first morning and keeps its shape until the last.',
        backgroundColour: 'blush',
      },
      { heading: 'Sale' },
    ],
  },
  missingImage: {
    slides: [
      {
        heading: 'Gifts for gardeners',
        desktopBackground: picture('no-such-picture', 'A trowel and a tea towel'),
      },
      mens,
    ],
  },
  video: {
    slides: [
      {
        heading: 'How a print is made',
        textColour: 'paper',
        backgroundColour: 'moss',
        desktopBackground: film('film-prints', 'Printed dresses, side by side'),
        loop: false,
      },
      autumn,
    ],
  },
} satisfies { [name: string]: z.input<typeof heroCarousel> };
