import type { z } from 'zod';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { localeSelectorImage } from './schema.ts';

const alt = 'A dress and a jumper, laid out flat on a warm ground';

export const localeSelectorImageFixtures = {
  default: { image: picture('hero-autumn', alt) },
  minimal: { image: picture('tile-knitwear') },
  maximal: { image: picture('hero-autumn', alt), imageAlt: 'Prints that travel well' },
  longText: {
    image: picture('tile-mens', 'A cream and navy Breton tee above a moss green jumper. '.repeat(3)),
  },
  missingImage: { image: picture('no-such-picture', alt) },
  video: { image: film('lino-block', 'A lino block pressed onto cloth') },
} satisfies { [name: string]: z.input<typeof localeSelectorImage> };
