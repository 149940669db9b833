import type { z } from 'zod';
import { fixtureCards } from '../parts/card/fixtureCards.ts';
import type { scrollableCard } from './schema.ts';

const { washing, prints, pockets, gifts, film, missingImage, long } = fixtureCards;

export const scrollableCardFixtures = {
  default: {
    title: 'From the studio',
    cards: [
      washing,
      prints,
      pockets,
      gifts,
      { ...washing, title: 'Moths, and how to discourage them', url: '/our-cloth' },
    ],
  },
  minimal: { cards: [pockets] },
  maximal: {
    title: 'From the studio, in a dozen parts',
    cards: Array.from({ length: 3 }, (_, at) =>
      [washing, prints, pockets, gifts].map((one) => ({ ...one, title: `${one.title}, part ${at + 1}` })),
    ).flat(),
  },
  longText: { title: 'A row with a good deal to say for itself', cards: [long, washing, long] },
  missingImage: { cards: [missingImage, washing] },
  video: { cards: [film, prints] },
} satisfies { [name: string]: z.input<typeof scrollableCard> };
