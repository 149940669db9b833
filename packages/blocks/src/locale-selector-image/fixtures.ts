import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { localeSelectorImage } from './schema.ts';

const alt = 'A floral cushion, a printed bag and a Fair Isle hat on dark green';

export const localeSelectorImageFixtures = {
  default: { image: picture('hero-gifts', alt) },
  minimal: { image: picture('tile-skirts') },
  maximal: { image: picture('hero-gifts', alt), imageAlt: 'Prints that travel well' },
  longText: {
    image: picture('tile-mens', 'A cream and navy Breton tee above a moss green jumper. '.repeat(3)),
  },
  missingImage: { image: picture('no-such-picture', alt) },
  video: { image: film('film-prints', 'Printed dresses, side by side') },
} satisfies { [name: string]: z.input<typeof localeSelectorImage> };
