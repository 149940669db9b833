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
  searchWide: { productSku: '200005', variant: 'Search wide' },
  microLabel: { productSku: '200003', priceLabel: 'Micro label', microLabel: 'Last few' },
  percentOff: { productSku: '200002', priceLabel: 'Percent off was/now price' },
  moneyOff: { productSku: '200007', priceLabel: 'Money off was/now price' },
  longText: {
    productSku: '200006',
    badge: { text: 'Twenty-four characters!!' },
    additionalMessage: 'Back by request, and not for long, as the cloth is all but',
    promoBadge: { nowPrice: '£47.20 to £1,203.50', priceOffText: 'with 20% off until the clocks go back' },
  },
  maximal: {
    productSku: '200006',
    variant: 'Standard',
    badge: {
      text: 'Staff favourite',
      link: '/browse/womens',
      textColour: 'ink',
      backgroundColour: 'mustard',
    },
    priceLabel: 'Micro label',
    microLabel: 'From the archive',
    additionalMessage: 'Back by request',
    promoBadge: { nowPrice: '£47.20', priceOffText: 'with 20% off', colour: 'madder' },
  },
  notSoldHere: { productSku: '999999' },
} satisfies { [name: string]: z.input<typeof productCard> };
