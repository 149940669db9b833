import type { z } from 'zod';
import type { dividerText } from './schema.ts';

export const dividerTextFixtures = {
  default: { text: 'Stitched to last' },
  minimal: { text: 'New' },
  maximal: {
    text: 'Printed by hand in our own studio',
    font: 'Quisas',
    size: 'Large',
    textPosition: 'Centre',
    rule: 'Stitch',
    textColour: 'madder',
    ruleColour: 'madder',
  },
  left: { text: 'For the garden', textPosition: 'Left', size: 'Medium', rule: 'Line' },
  right: { text: 'Mended for life', textPosition: 'Right', size: 'Small', font: 'Athletics' },
  wordsAlone: { text: 'And so to bed', rule: 'None', size: 'Large' },
  longText: { text: 'As many words as one rule can be asked to hold without a single line break in it' },
} satisfies { [name: string]: z.input<typeof dividerText> };
