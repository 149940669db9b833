import { z } from 'zod';
import { look } from '../parts/shop-the-look/look.ts';

/** A picture of a whole look beside the two pieces it is made of. */
export const shopTheLookOne = z.object({ ...look }).meta({
  title: 'Shop the look, type one',
  description:
    'A picture of a whole look beside the two pieces it is made of. Where both lead to products, a link buys them together.',
  events: ['select_promotion'],
});
export type ShopTheLookOneContent = z.output<typeof shopTheLookOne>;
