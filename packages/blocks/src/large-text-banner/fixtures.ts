import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { largeTextBanner } from './schema.ts';

export const largeTextBannerFixtures = {
  default: {
    heading: 'Half price',
    subheading: 'On the last of the summer prints, while there are any.',
    callsToAction: [
      { buttonText: 'Shop the sale', buttonLink: '/browse/womens/sale', buttonStyle: 'primary' },
    ],
    backgroundColour: 'mustard',
  },
  minimal: { heading: 'Mend it' },
  maximal: {
    heading: 'Room for tea',
    headingFont: 'Quisas',
    headingSize: 'Larger',
    subheading: 'Mugs, cushions and the good jumper, for when you are home.',
    textColour: 'paper',
    textAlignment: 'Left',
    veil: true,
    url: '/other-stuff',
    callsToAction: [
      {
        buttonText: 'Shop homeware',
        buttonLink: '/other-stuff',
        buttonStyle: 'round-style',
        customId: 'tea',
      },
    ],
    desktopBackground: picture('hero-hedgerow', 'A jumper, a cushion and a mug on printed cloth'),
    mobileBackground: picture('tile-mugs', 'Three printed mugs'),
    backgroundAlt: 'A cream mug beside a mustard jumper, on cloth printed with flowers',
    backgroundColour: 'ink',
    loop: true,
  },
  largest: {
    heading: 'Sale',
    headingFont: 'Athletics',
    headingSize: 'Largest',
    textAlignment: 'Right',
    textColour: 'paper',
    backgroundColour: 'madder',
    url: '/browse/womens/sale',
  },
  quietPicture: {
    heading: 'Worn in',
    headingSize: 'Large',
    textAlignment: 'Left',
    veil: false,
    textColour: 'ink',
    desktopBackground: picture('hero-cloth', 'Lengths of cloth: checked, striped and plain'),
    mobileBackground: picture('hero-cloth-tall', undefined, { x: 50, y: 100 }),
  },
  twoCallsToAction: {
    heading: 'Hers & his',
    headingSize: 'Larger',
    textAlignment: 'Centre',
    backgroundColour: 'duckEgg',
    url: '/browse/womens',
    callsToAction: [
      { buttonText: 'Womens', buttonLink: '/browse/womens', buttonStyle: 'primary' },
      { buttonText: 'Mens', buttonLink: '/browse/mens', buttonStyle: 'secondary' },
    ],
  },
  longText: {
    heading: 'Extraordinarily comfortable things for unreasonable weather',
    subheading:
      'Lambswool and merino in the colours of a hedge in October, washed twice so that it is soft from the first morning and keeps its shape until the last.',
    backgroundColour: 'blush',
  },
  missingImage: {
    heading: 'Gifts',
    desktopBackground: picture('no-such-picture', 'A trowel and a tea towel'),
  },
  video: {
    heading: 'By hand',
    desktopBackground: film('film-prints', 'Printed dresses, side by side'),
    loop: false,
  },
} satisfies { [name: string]: z.input<typeof largeTextBanner> };
