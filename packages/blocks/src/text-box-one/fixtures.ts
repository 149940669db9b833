import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { textBoxOne } from './schema.ts';

const studio = {
  topHeading: 'From the studio',
  heading: 'Every print begins as a lino block',
  subtitle: 'Drawn in the hedgerow, cut on the kitchen table.',
  body: 'We cut it by hand, ink it and press it onto the cloth until [we like it](/about-us).',
  callsToAction: [
    { buttonText: 'Shop prints', buttonLink: '/browse/womens/prints', buttonStyle: 'primary' as const },
  ],
  desktopBackground: picture(
    'hero-homeware',
    'A leaf-print cushion and a gingham cushion on a checked throw',
  ),
};

export const textBoxOneFixtures = {
  default: studio,
  minimal: { heading: 'Made in batches of forty' },
  maximal: {
    ...studio,
    textBoxAlignment: 'Centre',
    annotation: 'Made in batches of forty. When they are gone we cut another block.',
    headingColour: 'madder',
    textColour: 'ink',
    backgroundColour: 'chalk',
    textAlignment: 'Centre',
    bold: true,
    underline: true,
    callsToAction: [
      ...studio.callsToAction,
      { buttonText: 'How we print', buttonLink: '/about-us', buttonStyle: 'secondary' as const },
    ],
    desktopBackgroundAlt: 'What the studio made this autumn',
    desktopBackgroundLoop: true,
    mobileBackground: picture('tile-homeware', 'A green vase and a red mug'),
    mobileBackgroundAlt: 'What the studio made this autumn, close by',
    mobileBackgroundLoop: true,
  },
  onTheRight: {
    ...studio,
    textBoxAlignment: 'Right',
    textAlignment: 'Right',
    backgroundColour: 'indigo',
    textColour: 'paper',
    callsToAction: [
      {
        buttonText: 'Shop prints',
        buttonLink: '/browse/womens/prints',
        buttonStyle: 'tertiary-white' as const,
      },
    ],
    bold: false,
    underline: false,
  },
  onTheLeft: { ...studio, textBoxAlignment: 'Left', textAlignment: 'Left', backgroundColour: 'blush' },
  wordsAlone: {
    ...studio,
    desktopBackground: undefined,
    textAlignment: 'Centre',
    backgroundColour: 'duckEgg',
    annotation: 'Made in batches of forty.',
  },
  longText: {
    ...studio,
    heading: 'Every print we have ever made began as a drawing on the back of something',
    subtitle:
      'An envelope, a seed packet, a parish newsletter, and once the inside of a hat. We kept most of them.',
    body: `${'We cut it by hand, ink it and press it onto the cloth until we like it. '.repeat(5)}\n\n- Cut\n- Ink\n- Press`,
    annotation: 'The hat was returned to its owner with our thanks and a tea towel in its own print.',
  },
  missingImage: { ...studio, desktopBackground: picture('no-such-picture', 'The studio') },
  video: {
    ...studio,
    desktopBackground: film('lino-block', 'A lino block pressed onto cloth'),
    desktopBackgroundLoop: false,
    mobileBackground: film('lino-block', 'A lino block pressed onto cloth'),
    mobileBackgroundLoop: false,
  },
} satisfies { [name: string]: z.input<typeof textBoxOne> };
