import type { z } from 'zod';
import { snugCards } from '../parts/card/fixtureSnugCards.ts';
import type { snugContentCardGroup } from './schema.ts';

const { default: knitwear, minimal, maximal: gifts, white, longText, missingImage, video } = snugCards;
const tertiary = 'tertiary';
const dresses = { ...white, callToAction: { ...white.callToAction, buttonStyle: tertiary } } as const;
const wrapped = { ...gifts, callToAction: { ...gifts.callToAction, buttonStyle: tertiary } } as const;
const home = {
  ...longText,
  callToAction: {
    buttonText: 'Shop homeware',
    buttonLink: '/browse/other-stuff/homeware',
    buttonStyle: tertiary,
  },
} as const;

export const snugContentCardGroupFixtures = {
  default: { cardItems: [knitwear, dresses, wrapped, home] },
  minimal: { cardItems: [minimal] },
  maximal: { cardItems: [knitwear, dresses, wrapped, home, knitwear, dresses, wrapped, home] },
  pair: { cardItems: [knitwear, dresses] },
  three: { cardItems: [knitwear, dresses, wrapped] },
  longText: { cardItems: [longText, knitwear, dresses] },
  missingImage: { cardItems: [missingImage, knitwear] },
  video: { cardItems: [video, dresses] },
} satisfies { [name: string]: z.input<typeof snugContentCardGroup> };
