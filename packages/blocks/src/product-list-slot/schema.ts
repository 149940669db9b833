import { z } from 'zod';
import { callToAction } from '../fields/callToAction.ts';
import { optionalColour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';

/** A content card among the products of a list, in a place of its own. */
export const productListSlot = z
  .object({
    position: z.int().min(1).max(48).default(5).meta({
      title: 'Position',
      description: 'Its place in the list, counted from one, products and slots together.',
    }),
    columns: z
      .enum(['1', '2'])
      .default('1')
      .meta({ title: 'Columns', description: 'As wide as one product, or as two: a phone’s whole width.' }),
    card: z
      .object({
        title: z
          .string()
          .min(1)
          .max(60)
          .meta({ title: 'Title', description: 'Under the picture.', examples: ['Printed by hand'] }),
        text: z
          .string()
          .max(160)
          .optional()
          .meta({ title: 'Text', description: 'A sentence under the title.' }),
        url: optionalLink.meta({
          title: 'Link of the card',
          description: 'The whole card leads there. Without one it leads where its call to action does.',
        }),
        image: media,
        imageAlt: z.string().max(200).optional().meta({
          title: 'Alternative text',
          description: 'Leave empty where the title says all there is to say.',
        }),
        callToAction,
        textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
        backgroundColour: optionalColour.meta({
          usual: 'chalk',
          title: 'Background colour',
          description: 'Under the words. Chalk unless given.',
        }),
      })
      .meta({ title: 'Card', description: 'What stands among the products.' }),
  })
  .meta({
    title: 'Product-list slot',
    description:
      'A content card among the products of a list. The first on a category’s page is also where its products stand among the other blocks.',
    events: ['select_promotion'],
  });
export type ProductListSlotContent = z.output<typeof productListSlot>;
