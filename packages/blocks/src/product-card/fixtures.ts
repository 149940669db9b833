import type { z } from 'zod';
import type { productCard } from './schema.ts';

export const productCardFixtures = {
  default: { productSku: '200001' },
  minimal: { productSku: '200003' },
  reduced: { productSku: '200002' },
  manyColours: { productSku: '200006' },
  soldOut: { productSku: '200008' },
  message: { productSku: '200007' },
  search: { productSku: '200002', variant: 'Search' },
  maximal: {
    productSku: '200006',
    variant: 'Standard',
    badge: {
      text: 'Staff favourite',
      link: '/browse/womens',
      textColour: 'ink',
      backgroundColour: 'mustard',
    },
    additionalMessage: 'Back by request',
    promoBadge: { nowPrice: '£47.20', priceOffText: 'with 20% off', colour: 'madder' },
  },
  notSoldHere: { productSku: '999999' },
} satisfies { [name: string]: z.input<typeof productCard> };
