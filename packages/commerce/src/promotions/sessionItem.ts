import { z } from 'zod';
import { minorUnits } from '../model/money.ts';

/** A line of the bag as the promotions engine has it (commerce §3 promotions engine customer session). */
export const sessionItem = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.int(),
  price: minorUnits,
  attributes: z.object({ productId: z.int(), tmpVariantId: z.int() }),
});
export type SessionItem = z.infer<typeof sessionItem>;
