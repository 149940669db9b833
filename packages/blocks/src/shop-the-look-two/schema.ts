import { z } from 'zod';
import { look } from '../parts/shop-the-look/look.ts';

/** A wide picture of a whole look, with the two pieces it is made of on a card laid over it. */
export const shopTheLookTwo = z.object({ ...look }).meta({
  title: 'Shop the look, type two',
  description:
    'A wide picture of a whole look, with the two pieces it is made of on a card laid over it. Where both lead to products, a link buys them together.',
  events: ['select_promotion'],
});
export type ShopTheLookTwoContent = z.output<typeof shopTheLookTwo>;
