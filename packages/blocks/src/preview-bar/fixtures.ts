import type { z } from 'zod';
import { schemaAddress } from '../schemaAddress.ts';
import type { previewBar } from './schema.ts';

const hero = {
  key: 'autumn-hero',
  schemaId: schemaAddress('hero'),
  problem: 'Heading is missing. It is shown without it. → at heading',
};
const unknown = {
  key: '4',
  schemaId: schemaAddress('marquee'),
  problem: 'No block is named by https://tailorbird.example/schema/marquee.',
};
const untagged = { key: '7', schemaId: '', problem: 'The item has no schema tag at _meta.schema.' };

export const previewBarFixtures = {
  default: { date: '2026-12-24T09:00:00Z', broken: [hero, unknown] },
  minimal: {},
  maximal: {
    date: '2026-12-24T09:00:00Z',
    leaveLink: '/about-us',
    broken: [hero, unknown, untagged],
  },
  repaired: {
    broken: [
      unknown,
      {
        ...hero,
        problem:
          'Position across is “Sideways”, and must be one of Left, Centre, Right. → at horizontalPosition',
        shown: 'in part',
      },
      {
        ...hero,
        key: 'autumn-tiles',
        problem: 'Heading is 94 letters long; 80 read best. → at heading',
        shown: 'whole',
      },
    ],
  },
  oneBroken: { broken: [untagged] },
  longText: {
    date: '2026-12-24T09:00:00Z',
    broken: Array.from({ length: 12 }, (_, at) => ({
      ...hero,
      key: `hero-${at}`,
      problem:
        'must be a path such as /browse/womens, or an address that starts with https:// → at tiles[0].href',
    })),
  },
} satisfies { [name: string]: z.input<typeof previewBar> };
