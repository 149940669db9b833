import { z } from 'zod';
import { textAlignment } from '../fields/alignment.ts';
import { optionalColour } from '../fields/colour.ts';
import { brandFont } from '../fields/fonts.ts';
import { markdown } from '../fields/markdown.ts';

/** A few words, very large (blocks §3 text block large). */
export const textBlockLarge = z
  .object({
    body: markdown.meta({
      title: 'Body',
      description: 'Markdown. Meant for a sentence or two.',
      examples: ['We make *fewer* things, and we make them again when you ask.'],
    }),
    textAlignment,
    textColour: optionalColour.meta({
      title: 'Text colour',
      description: 'On the page’s paper. Without one it is ink.',
      examples: ['madder'],
    }),
    textFont: brandFont.default('Quisas'),
  })
  .meta({
    title: 'Text block, large',
    description: 'A sentence or two in large type, between other blocks.',
    events: ['select_promotion'],
  });
export type TextBlockLargeContent = z.output<typeof textBlockLarge>;
