import { film, picture } from '../../testing/fixtureMedia.ts';
import type { TextBoxInput } from './textBoxFields.ts';

/** A box that stands on one of its two sides, as both types have them. */
type SidedInput = TextBoxInput & { readonly textBoxAlignment?: 'Left' | 'Right' };

const words = {
  topHeading: 'From the studio',
  heading: 'Every print begins as a lino block',
  subtitle: 'Drawn in the hedgerow, cut on the kitchen table.',
  body: 'We cut it by hand, ink it and press it onto the cloth until [we like it](/about-us).',
  callsToAction: [
    { buttonText: 'Shop prints', buttonLink: '/browse/collection/garden-prints', buttonStyle: 'primary' },
  ],
} satisfies TextBoxInput;

/** Boxes for the stories and tests of both types, with pictures of the type’s own shape. */
export function fixtureTextBoxes(
  desktopBackground: ReturnType<typeof picture>,
  mobileBackground: ReturnType<typeof picture>,
) {
  const studio = { ...words, desktopBackground };
  return {
    default: studio,
    minimal: { heading: 'Made in batches of forty' },
    maximal: {
      ...studio,
      annotation: 'Made in batches of forty. When they are gone we cut another block.',
      headingColour: 'madder',
      textColour: 'ink',
      backgroundColour: 'chalk',
      textAlignment: 'Centre',
      bold: true,
      underline: true,
      callsToAction: [
        ...words.callsToAction,
        { buttonText: 'How we print', buttonLink: '/about-us', buttonStyle: 'secondary' },
      ],
      desktopBackgroundAlt: 'What the studio made this autumn',
      desktopBackgroundLoop: true,
      mobileBackground,
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
          buttonLink: '/browse/collection/garden-prints',
          buttonStyle: 'tertiary-white',
        },
      ],
      bold: false,
      underline: false,
    },
    onTheLeft: { ...studio, textBoxAlignment: 'Left', textAlignment: 'Left', backgroundColour: 'blush' },
    wordsAlone: {
      ...words,
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
      desktopBackground: film('film-prints', 'Printed dresses, side by side'),
      desktopBackgroundLoop: false,
      mobileBackground: film('film-prints', 'Printed dresses, side by side'),
      mobileBackgroundLoop: false,
    },
  } satisfies { [name: string]: SidedInput };
}
