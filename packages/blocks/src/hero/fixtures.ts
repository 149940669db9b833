import type { z } from 'zod';
import { film, picture } from '../fixtureMedia.ts';
import type { hero } from './schema.ts';

export const heroFixtures = {
  default: {
    topHeading: 'The autumn collection',
    topHeadingSize: 'Small',
    heading: 'Made for long walks home',
    subheading: 'Proper wool, soft cord and dresses with pockets. Drawn, printed and stitched to last.',
    subheadingSize: 'Small',
    callsToAction: [
      { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' },
      { buttonText: 'Shop mens', buttonLink: '/browse/mens', buttonStyle: 'secondary' },
    ],
    desktopBackground: picture(
      'hero-autumn',
      'A madder dress and a mustard jumper laid on a pale green ground',
    ),
    mobileBackground: picture('hero-autumn-tall'),
    backgroundColour: '#ead9c3',
  },
  minimal: { heading: 'Sale' },
  maximal: {
    topHeading: 'For the kitchen table',
    topHeadingSize: 'Standard',
    heading: 'Mugs worth waking for',
    headingFont: 'Athletics',
    subheading: 'Thrown, dipped and fired in small batches.',
    subheadingSize: 'Standard',
    textColour: 'paper',
    horizontalPosition: 'Right',
    verticalPosition: 'Bottom',
    callsToAction: [
      { buttonText: 'Shop homeware', buttonLink: '/other-stuff', buttonStyle: 'round-style' },
      { buttonText: 'Our potters', buttonLink: '/about-us', buttonStyle: 'tertiary-white' },
      { buttonText: 'Without a link', buttonStyle: 'primary' },
    ],
    backgroundColour: 'indigo',
    backgroundAlt: '',
  },
  longText: {
    topHeading: 'Until the last leaf falls, and then a little longer still',
    heading: 'Extraordinarily comfortable knitwear for unreasonable weather',
    subheading:
      'Lambswool and merino in the colours of a hedge in October, washed twice so that it is soft from the first morning and keeps its shape until the last.',
    subheadingSize: 'Standard',
    horizontalPosition: 'Centre',
    verticalPosition: 'Top',
    backgroundColour: 'blush',
  },
  missingImage: {
    heading: 'Gifts for gardeners',
    desktopBackground: picture('no-such-picture', 'A trowel and a tea towel'),
    callsToAction: [
      { buttonText: 'Shop gifts', buttonLink: '/browse/other-stuff/gifts', buttonStyle: 'primary' },
    ],
  },
  video: {
    heading: 'How a print is made',
    textColour: 'paper',
    desktopBackground: film('lino-block', 'A lino block pressed onto cloth'),
    mobileBackground: picture('hero-autumn-tall', 'Printed cloth, folded'),
    backgroundColour: 'moss',
    loop: false,
  },
} satisfies { [name: string]: z.input<typeof hero> };
