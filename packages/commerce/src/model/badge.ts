import { z } from 'zod';

/** A badge on a card or a product page (commerce §3, blocks §3). Colours of its own are `#rrggbb`; else its type decides. */
export const badge = z.object({
  /** `promotion` is an offer that no one figure says: three for two. */
  typeId: z.enum(['sale', 'percentage', 'amount', 'promotion', 'product']),
  text: z.string(),
  textColour: z.string().optional(),
  backgroundColour: z.string().optional(),
  /** What the product page says where it differs from the card. */
  pdpText: z.string().optional(),
  pdpTextColour: z.string().optional(),
  link: z.string().optional(),
  /** Per cent off, for `percentage`. */
  percentage: z.number().optional(),
  /** Minor units off, for `amount`. */
  amount: z.int().optional(),
  /** What one costs in the bag with the promotion, in minor units. */
  nowPrice: z.int().optional(),
});
export type Badge = z.infer<typeof badge>;
