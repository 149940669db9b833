import type { z } from 'zod';
import type { listingHeaderTwo } from './schema.ts';

const long =
  'Cord for the cold months, linen for the warm ones, and pockets in every single one of them: dresses drawn at our own table and cut to move in.';

const departments = (count: number) =>
  [
    ['Womens', '/browse/womens'],
    ['Mens', '/browse/mens'],
    ['Homeware', '/browse/other-stuff/homeware'],
    ['Other Stuff', '/browse/other-stuff'],
  ]
    .slice(0, count)
    .map(([department = '', url = '']) => ({
      buttonText: department,
      buttonLink: url,
      buttonStyle: 'primary' as const,
    }));

export const listingHeaderTwoFixtures = {
  default: {
    subHeading: 'The autumn edit',
    title: 'Dresses with pockets',
    showSquiggle: true,
    squiggleColour: 'madder',
    squigglePosition: '1 Line Title',
    description: long,
    linkButtons: [
      { text: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' },
      { text: 'Shirt dresses', url: '/browse/womens/dresses/day-dresses' },
    ],
    backgroundColour: 'blush',
  },
  minimal: { title: 'Knitwear' },
  maximal: {
    subHeading: 'Mended, not ended',
    title: 'Knits for a walk on an east-coast beach',
    showSquiggle: true,
    squiggleColour: 'mustard',
    squigglePosition: '2 Line Title',
    description: long,
    linkButtons: [
      { text: 'Jumpers', url: '/browse/womens/knitwear/jumpers' },
      { text: 'Cardigans', url: '/browse/womens/knitwear/cardigans' },
      { text: 'Scarves', url: '/browse/womens/accessories' },
    ],
    callToActionBlock: {
      title: 'Where to go on',
      columns: '2',
      variant: 'Round',
      callsToAction: [
        { buttonText: 'Shop the edit', buttonLink: '/browse/womens/knitwear', buttonStyle: 'round-style' },
        { buttonText: 'How we knit', buttonLink: '/about-us', buttonStyle: 'tertiary-white' },
      ],
    },
    textColour: 'paper',
    backgroundColour: 'indigo',
  },
  withoutSquiggle: {
    title: 'Shirts',
    showSquiggle: false,
    description: 'Brushed, washed and buttoned to the top.',
    callToActionBlock: {
      columns: '1',
      variant: 'Square',
      callsToAction: [
        { buttonText: 'Find your collar', buttonLink: '/size-guide', buttonStyle: 'secondary' },
      ],
    },
    backgroundColour: 'duckEgg',
  },
  defaultColour: {
    title: 'Sale',
    showSquiggle: true,
    squiggleColour: '',
    callToActionBlock: { columns: '3', variant: 'Square', callsToAction: departments(3) },
    backgroundColour: 'mustard',
  },
  longText: {
    subHeading: 'A subheading with as many words as it is allowed to have',
    title: 'Everything warm enough for a walk along an east-coast beach in January',
    showSquiggle: true,
    squigglePosition: '2 Line Title',
    description: long.repeat(4),
    linkButtons: Array.from({ length: 12 }, (_, at) => ({
      text: `A narrower listing ${at + 1}`,
      url: `/browse/womens?page=${at + 1}`,
    })),
    callToActionBlock: {
      title: 'Or somewhere else altogether, as the wind is from the north-east',
      columns: '4',
      variant: 'Round',
      callsToAction: departments(4),
    },
    backgroundColour: 'chalk',
  },
} satisfies { [name: string]: z.input<typeof listingHeaderTwo> };
