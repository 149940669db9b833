import type { z } from 'zod';
import type { textBlockLarge } from './schema.ts';

const fewer = 'We make *fewer* things, and we make them again [when you ask](/contact).';

export const textBlockLargeFixtures = {
  default: { body: fewer },
  minimal: { body: 'Thank you.' },
  maximal: { body: fewer, textAlignment: 'Centre', textColour: 'madder', textFont: 'Quisas' },
  athletics: { body: fewer, textFont: 'Athletics', textAlignment: 'Left' },
  right: { body: 'Mended, not binned.', textAlignment: 'Right', textColour: 'moss', textFont: 'Athletics' },
  longText: {
    body: `## A word about wool\n\n${'We buy it by the fleece, from people whose sheep have names. '.repeat(4)}\n\nIt keeps.`,
  },
} satisfies { [name: string]: z.input<typeof textBlockLarge> };
