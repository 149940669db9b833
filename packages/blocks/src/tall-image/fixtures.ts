import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { tallImage } from './schema.ts';

const autumn = {
  image: picture('hero-autumn-tall', 'A bottle-green floral dress laid beside a rust jumper'),
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
  minimal: { image: picture('tile-mens', 'A striped T-shirt and a green jumper') },
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
    image: film('lino-block', 'A lino block pressed onto cloth'),
    title: 'Pressed by hand',
  },
} satisfies { [name: string]: z.input<typeof tallImage> };
