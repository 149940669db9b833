import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { tallImage } from './schema.ts';

const autumn = {
  image: picture('hero-hedgerow-tall', 'A mustard jumper and a madder cushion on cloth printed with flowers'),
  imageUrl: '/browse/womens/new-in',
  title: 'Out in all weathers',
  subtitle: 'Proper wool and soft cord for long walks home.',
};
const action = {
  buttonText: 'See what is new',
  buttonLink: '/browse/womens/new-in',
  buttonStyle: 'tertiary-white' as const,
};

export const tallImageFixtures = {
  default: { ...autumn, callToAction: action },
  minimal: { image: picture('tile-night', 'A striped pyjama shirt and checked bottoms') },
  maximal: {
    ...autumn,
    dropShadowBehindHeadline: true,
    callToAction: action,
    textWrapperAlignment: 'Bottom',
    textWrapperContentAlignment: 'Centre',
    textColor: 'White',
    quisasTextBlockContent: 'The autumn collection',
    quisasTextAlignment: 'Centre',
    quisasTextBlockPosition: 'Top',
  },
  withoutShadow: {
    ...autumn,
    dropShadowBehindHeadline: false,
    textColor: 'ink',
    textWrapperAlignment: 'Top',
    textWrapperContentAlignment: 'Left',
    callToAction: { ...action, buttonStyle: 'tertiary' as const },
  },
  inTheMiddle: {
    ...autumn,
    textWrapperAlignment: 'Middle',
    textWrapperContentAlignment: 'Right',
    quisasTextBlockContent: 'Made here',
    quisasTextAlignment: 'Right',
    quisasTextBlockPosition: 'Bottom',
  },
  quisasTextOverTheHeadline: {
    ...autumn,
    textWrapperAlignment: 'Top',
    quisasTextBlockContent: 'The autumn collection',
    quisasTextAlignment: 'Left',
  },
  longText: {
    ...autumn,
    title: 'Out in all weathers, and home again with dry knees',
    subtitle: `${'Proper wool and soft cord for long walks home. '.repeat(3)}`.trim(),
    callToAction: action,
    quisasTextBlockContent: 'The autumn and early winter collection',
    quisasTextBlockPosition: 'Bottom',
  },
  missingImage: {
    ...autumn,
    image: picture('no-such-picture', 'A dress beside a jumper'),
    callToAction: action,
  },
  video: {
    ...autumn,
    image: film('film-prints', 'Printed dresses, side by side'),
    title: 'Pressed by hand',
  },
} satisfies { [name: string]: z.input<typeof tallImage> };
