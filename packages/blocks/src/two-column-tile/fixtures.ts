import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { twoColumnTile } from './schema.ts';

const prints = {
  desktopBackground: picture('hero-prints-tall', 'A damson floral dress beside a blue floral skirt', {
    x: 50,
    y: 100,
  }),
};
const words = {
  heading: 'Printed by hand, worn for years',
  subtitle:
    'Every print starts as a lino block on the studio table. We make fewer, and we make them again when you ask.',
  backgroundColour: 'moss',
  textColour: 'paper',
  callsToAction: [
    {
      buttonText: 'Shop prints',
      buttonLink: '/browse/collection/garden-prints',
      buttonStyle: 'tertiary-white' as const,
    },
  ],
};

export const twoColumnTileFixtures = {
  default: { tiles: [prints, words] },
  minimal: { tiles: [{}, {}] },
  maximal: {
    aspectRatio: '4x5',
    tiles: [
      {
        ...prints,
        mobileBackground: picture('tile-skirts', 'A floral skirt'),
        backgroundAlt: 'A floral dress and a floral skirt, laid flat',
        loop: true,
        backgroundColour: 'duckEgg',
        textColour: 'ink',
        quisasText: 'New prints',
        quisasTextPosition: 'Top Left',
        href: '/browse/collection/garden-prints',
      },
      {
        ...words,
        headingWeight: 'Bold',
        subtitleWeight: 'Medium',
        quisasText: 'Made here',
        quisasTextPosition: 'Top Right',
        textBoxAlignment: 'Middle',
        textAlignment: 'Left',
        href: '/browse/collection/garden-prints',
        callsToActionRow: '2x1',
      },
    ],
  },
  wholeTileIsALink: {
    aspectRatio: '5x7',
    tiles: [
      {
        desktopBackground: picture('tile-dresses', 'A print dress'),
        mobileBackground: picture('tile-knitwear', 'A jumper'),
        quisasText: 'For her',
        quisasTextPosition: 'Top Left',
        href: '/browse/womens',
      },
      {
        backgroundColour: 'mustard',
        quisasText: 'For him',
        quisasTextPosition: 'Bottom Right',
        heading: 'Shirts that hold their own',
        headingWeight: 'Extra Bold',
        textBoxAlignment: 'Top',
        textAlignment: 'Centre',
        href: '/browse/mens',
      },
    ],
  },
  callsToActionUnderOneAnother: {
    tiles: [
      {
        backgroundColour: 'blush',
        quisasText: 'Twice as nice',
        quisasTextPosition: 'Top Right',
        heading: 'Two for the table',
        headingWeight: 'Bold',
        subtitle: 'Mugs and tea towels, in pairs.',
        subtitleWeight: 'Extra Bold',
        textAlignment: 'Right',
        textBoxAlignment: 'Bottom',
        href: '/other-stuff',
        callsToActionRow: '1x2',
        callsToAction: [
          {
            buttonText: 'Shop mugs',
            buttonLink: '/browse/other-stuff/homeware/mugs-and-ceramics',
            buttonStyle: 'primary',
          },
          {
            buttonText: 'Shop tea towels',
            buttonLink: '/browse/other-stuff/homeware/tea-towels',
            buttonStyle: 'secondary',
          },
        ],
      },
      {
        ...words,
        quisasText: 'Made here',
        quisasTextPosition: 'Bottom Left',
        subtitleWeight: 'Bold',
        callsToActionRow: '2x1',
        callsToAction: [],
      },
    ],
  },
  longText: {
    tiles: [
      words,
      {
        heading: 'A heading of as many words as an editor can be expected to want in one tile',
        headingWeight: 'Medium',
        subtitle: `${'And under it a subtitle that goes on for some time. '.repeat(4)}`.trim(),
        subtitleWeight: 'Medium',
      },
    ],
  },
  missingImage: { tiles: [{ desktopBackground: picture('no-such-picture', 'A print') }, words] },
  video: {
    tiles: [{ desktopBackground: film('film-prints', 'Printed dresses, side by side'), loop: false }, words],
  },
} satisfies { [name: string]: z.input<typeof twoColumnTile> };
