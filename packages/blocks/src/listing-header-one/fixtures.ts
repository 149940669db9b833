import type { z } from 'zod';
import type { listingHeaderOne } from './schema.ts';

const long =
  'Dresses drawn at our own table and cut to move in: cord for the cold months, linen for the warm ones, and pockets in every single one of them.';

export const listingHeaderOneFixtures = {
  default: {
    title: 'Dresses [[wavy-u-A63D2B]]with pockets[[/wavy-u]]',
    description: long,
    hasDescription: true,
    linkButtons: [
      { text: 'Midi dresses', url: '/browse/womens/dresses/midi-dresses' },
      { text: 'Mini dresses', url: '/browse/womens/dresses/mini-dresses' },
      { text: 'Shirt dresses', url: '/browse/womens/dresses/day-dresses' },
    ],
  },
  minimal: { title: 'Knitwear' },
  maximal: {
    title: '[[wavy-u-4F6238]]Knits[[/wavy-u]] for [[wavy-u-D9A23B]]all weathers[[/wavy-u]]',
    description: 'Lambswool, merino and cotton, knitted two valleys away.',
    hasDescription: true,
    linkButtons: [
      { text: 'Jumpers', url: '/browse/womens/knitwear/jumpers' },
      { text: 'Cardigans', url: '/browse/womens/knitwear/cardigans' },
    ],
  },
  exactly35: { title: 'Mugs', description: 'Thrown, dipped and fired by hand x.' },
  between36And100: {
    title: 'Cushions',
    description: 'Printed by hand, backed in linen, and filled with feathers.',
  },
  placeholderDescription: { title: 'Skirts', description: 'Placeholder' },
  withoutDescription: { title: 'Skirts', description: long, hasDescription: false },
  blankWave: { title: '[[wavy-u-]]Sale[[/wavy-u]]' },
  unclosedWave: { title: 'New [[wavy-u-A63D2B]]in' },
  longText: {
    title: 'Everything warm enough for a walk along an east-coast beach in January',
    description: long.repeat(4),
    linkButtons: Array.from({ length: 12 }, (_, at) => ({
      text: `A narrower listing ${at + 1}`,
      url: `/browse/womens?page=${at + 1}`,
    })),
  },
} satisfies { [name: string]: z.input<typeof listingHeaderOne> };
