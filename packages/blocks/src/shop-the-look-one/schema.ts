import { z } from 'zod';
import { look } from '../parts/shop-the-look/look.ts';

/** A picture of a whole look beside the two pieces it is made of. */
export const shopTheLookOne = z.object({ ...look }).meta({
  title: 'Shop the look, type one',
  description: 'A picture of a whole look beside the two pieces it is made of.',
  events: ['select_promotion'],
});
export type ShopTheLookOneContent = z.output<typeof shopTheLookOne>;
