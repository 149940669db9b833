import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { hero } from './schema.ts';

const laidOut = 'A bottle-green floral dress laid beside a rust marl jumper and a checked skirt';
const autumn = {
  desktopBackground: picture('hero-autumn', laidOut),
  mobileBackground: picture('hero-autumn-tall', laidOut, { x: 50, y: 100 }),
  backgroundColour: '#ead9c3',
};

export const heroFixtures = {
  default: {
    topHeading: 'The autumn collection',
    topHeadingSize: 21,
    topHeadingMobileSize: 18,
    heading: 'Made for long walks home',
    subheading: 'Proper wool, soft cord and dresses with pockets. Drawn, printed and stitched to last.',
    subheadingSize: 21,
    subheadingMobileSize: 18,
    callsToAction: [
      { buttonText: 'Shop womens', buttonLink: '/browse/womens', buttonStyle: 'primary' },
      { buttonText: 'Shop mens', buttonLink: '/browse/mens', buttonStyle: 'secondary' },
    ],
    ...autumn,
  },
  minimal: { heading: 'Sale' },
  maximal: {
    topHeading: 'For her',
    topHeadingFont: 'Quisas',
    topHeadingSize: 40,
    topHeadingMobileSize: 24,
    topHeadingColour: 'moss',
    heading: 'Jumpers for every weather',
    headingFont: 'Quisas',
    headingSize: 72,
    headingMobileSize: 44,
    headingColour: 'madder',
    subheading: 'Lambswool, merino and a little mohair.',
    subheadingFont: 'Athletics',
    subheadingSize: 24,
    subheadingMobileSize: 20,
    subheadingColour: 'ink',
    textColour: 'ink',
    horizontalPosition: 'Left',
    verticalPosition: 'Middle',
    callsToAction: [
      {
        buttonText: 'Shop knitwear',
        buttonLink: '/browse/womens/knitwear',
        buttonStyle: 'primary',
        customId: 'hero-knitwear',
      },
      { buttonText: 'All womens', buttonLink: '/browse/womens', buttonStyle: 'tertiary' },
    ],
    ...autumn,
    backgroundAlt: 'A dress, a jumper and a skirt laid side by side',
    loop: true,
  },
  usualSizes: {
    topHeading: 'For the kitchen table',
    topHeadingFont: 'Athletics',
    heading: 'Mugs worth waking for',
    headingFont: 'Athletics',
    subheading: 'Thrown, dipped and fired in small batches.',
    subheadingFont: 'Quisas',
    textColour: 'paper',
    horizontalPosition: 'Right',
    verticalPosition: 'Bottom',
    callsToAction: [
      { buttonText: 'Shop homeware', buttonLink: '/other-stuff', buttonStyle: 'round-style' },
      { buttonText: 'Our potters', buttonLink: '/about-us', buttonStyle: 'tertiary-white' },
    ],
    backgroundColour: 'indigo',
  },
  longText: {
    topHeading: 'Until the last leaf falls, and then a little longer still',
    heading: 'Extraordinarily comfortable knitwear for unreasonable weather',
    subheading:
      'Lambswool and merino in the colours of a hedge in October, washed twice so that it is soft from the first morning and keeps its shape until the last.',
    horizontalPosition: 'Centre',
    verticalPosition: 'Top',
    backgroundColour: 'blush',
    callsToAction: [
      {
        buttonText: 'Shop all the knitwear there is for women',
        buttonLink: '/browse/womens/knitwear',
        buttonStyle: 'primary',
      },
      {
        buttonText: 'Shop all the knitwear there is for men',
        buttonLink: '/browse/mens/knitwear',
        buttonStyle: 'secondary',
      },
    ],
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
    desktopBackground: film('film-prints', 'Printed dresses, side by side'),
    backgroundColour: 'moss',
    loop: false,
    callsToAction: [{ buttonText: 'See our studio', buttonLink: '/about-us', buttonStyle: 'tertiary-white' }],
  },
  videoOnADesktopOnly: {
    heading: 'How a print is made',
    desktopBackground: film('film-prints', 'Printed dresses, side by side'),
    mobileBackground: picture('tile-hedgerow', 'Navy cloth printed with a meadow of flowers'),
    backgroundColour: 'duckEgg',
  },
} satisfies { [name: string]: z.input<typeof hero> };
