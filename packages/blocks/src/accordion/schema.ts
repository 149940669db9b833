import { z } from 'zod';
import { markdown } from '../fields/markdown.ts';

const item = z
  .object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .meta({ title: 'Title', description: 'Always shown.', examples: ['How long does delivery take?'] }),
    body: markdown.meta({
      title: 'Body',
      description: 'Markdown, shown when the item is open.',
      examples: ['Three to five days. **Next day** if you order by 2 pm.'],
    }),
    anchor: z
      .string()
      .regex(/^[a-z][a-z\d-]*$/, 'must be small letters, digits and hyphens, such as delivery-times')
      .max(40)
      .optional()
      .meta({
        title: 'Anchor',
        description:
          'A link that ends in # and this name opens the item and goes to it. Use each name once in a page.',
        examples: ['delivery-times'],
      }),
    startsOpen: z.boolean().default(false).meta({
      title: 'Starts open',
      description: 'Whether the item is open when the page arrives.',
    }),
  })
  .meta({ title: 'Item', description: 'A title that shows and hides the text below it.' });

/** Titles that open to their text (blocks §2 accordion). */
export const accordion = z
  .object({
    title: z
      .string()
      .max(120)
      .optional()
      .meta({
        title: 'Title',
        description: 'Above the items.',
        examples: ['Questions we are asked'],
      }),
    items: z.array(item).min(1).max(30).meta({ title: 'Items', description: 'One to thirty.' }),
    allowMultiple: z.boolean().default(false).meta({
      title: 'Several open at a time',
      description: 'Without it, opening one item closes the one that was open.',
    }),
  })
  .meta({
    title: 'Accordion',
    description: 'Titles that open to their text, for questions and small print.',
    events: ['select_promotion'],
  });
export type AccordionContent = z.output<typeof accordion>;
