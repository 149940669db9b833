import { z } from 'zod';

export const wishlist = z.object({
  id: z.int(),
  name: z.string(),
  customerId: z.int(),
  items: z.array(z.object({ id: z.int(), productId: z.int(), variantId: z.int() })),
  isPublic: z.boolean(),
  token: z.string(),
});
export type Wishlist = z.infer<typeof wishlist>;
