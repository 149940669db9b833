import type { z } from 'zod';
import { fixtureCards } from '../parts/card/fixtureCards.ts';
import type { cardGroup } from './schema.ts';

const { washing, prints, pockets, gifts, film, missingImage, long } = fixtureCards;
const everyProduct = ['200001', '200002', '200003', '200004', '200005', '200006', '200007', '200008'];

export const cardGroupFixtures = {
  default: {
    title: 'New this week',
    link: { text: 'See all', url: '/browse/womens/new-in' },
    productSkus: everyProduct,
  },
  minimal: { title: 'Just the one', productSkus: ['200001'] },
  grid: {
    title: 'New this week',
    link: { text: 'See all', url: '/browse/womens/new-in' },
    layout: 'Grid',
    productSkus: everyProduct,
  },
  maximal: {
    title: 'Everything at once',
    link: { text: 'See all', url: '/browse/womens' },
    layout: 'Slider',
    productSkus: everyProduct,
    cards: [washing, prints, pockets, gifts],
  },
  fewerThanFive: { title: 'For the sofa', layout: 'Slider', productSkus: ['200007', '200003', '200008'] },
  editorial: { title: 'From the studio', cards: [washing, prints, pockets, gifts] },
  mixed: { title: 'Knits, and how to keep them', productSkus: ['200003', '999999'], cards: [washing] },
  longText: {
    title: 'Everything we made in the fortnight after the clocks went',
    link: { text: 'See every last one of them', url: '/browse/womens' },
    cards: [long, washing],
  },
  missingImage: { title: 'Lost and found', cards: [missingImage, gifts] },
  video: { title: 'Watch', cards: [film, prints] },
} satisfies { [name: string]: z.input<typeof cardGroup> };
