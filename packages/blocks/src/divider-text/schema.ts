import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { brandFont } from '../fields/fonts.ts';

/** A few words in a rule between two parts of a page. */
export const dividerText = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .meta({ title: 'Text', description: 'The words in the rule.', examples: ['Stitched to last'] }),
    font: brandFont.default('Quisas'),
    size: z
      .enum(['Small', 'Medium', 'Large'])
      .default('Medium')
      .meta({ title: 'Size', description: 'Of the words: 16, 22 or 32 px on a desktop.' }),
    textPosition: z.enum(['Left', 'Centre', 'Right']).default('Centre').meta({
      title: 'Position of the text',
      description: 'In the middle of the rule, or at one of its ends.',
    }),
    rule: z
      .enum(['Stitch', 'Line', 'None'])
      .default('Stitch')
      .meta({ title: 'Rule', description: 'A running stitch, a thin line, or the words alone.' }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
    ruleColour: optionalColour.meta({ title: 'Colour of the rule', description: 'Quiet unless given.' }),
  })
  .meta({ title: 'Divider text', description: 'A few words in a rule between two parts of a page.' });
export type DividerTextContent = z.output<typeof dividerText>;
