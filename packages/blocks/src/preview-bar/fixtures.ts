import type { z } from 'zod';
import type { previewBar } from './schema.ts';

export const previewBarFixtures = {
  default: { title: 'Preview bar', text: 'A few words under the title.' },
  minimal: { title: 'Preview bar' },
  longText: { title: 'Preview bar', text: 'Words enough to fill more than one line of a phone. '.repeat(4) },
} satisfies { [name: string]: z.input<typeof previewBar> };
