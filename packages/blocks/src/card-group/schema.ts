import { z } from 'zod';
import { productCode } from '../fields/productCode.ts';
import { textLink } from '../fields/textLink.ts';
import { card } from '../parts/card/card.ts';

/** A titled slider, or grid, of products or of editorial cards. */
export const cardGroup = z
  .object({
    title: z
      .string()
      .min(1)
      .max(60)
      .meta({ title: 'Title', description: 'Above the cards.', examples: ['New this week'] }),
    link: textLink
      .optional()
      .meta({ title: 'Link beside the title', examples: [{ text: 'See all', url: '/browse/womens' }] }),
    layout: z.enum(['Slider', 'Grid']).default('Slider').meta({
      title: 'Layout',
      description: 'A slider shows one row; a grid shows every card.',
    }),
    productSkus: z.array(productCode).max(24).default([]).meta({
      title: 'Products',
      description: 'Style codes in the order to show them. One that is not sold in the market is left out.',
    }),
    cards: z
      .array(card)
      .max(12)
      .default([])
      .meta({ title: 'Cards', description: 'Editorial cards, after the products.' }),
  })
  .meta({
    title: 'Card group',
    description:
      'A titled slider or grid of products or editorial cards. With none of its products sold in the market and no cards it is not shown.',
    events: ['select_item', 'select_promotion'],
  });
export type CardGroupContent = z.output<typeof cardGroup>;
