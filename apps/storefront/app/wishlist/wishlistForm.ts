import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

const wish = z.string().max(120);

const wishlistForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), wish }),
  z.object({ intent: z.literal('remove'), wish }),
  z.object({ intent: z.literal('merge'), items: z.string().max(10_500) }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('share'), isPublic: z.enum(['yes', 'no']) }),
]);

/** A form posted to the wishlist. A wish is `product.variant`, or on a card `product:colour`. */
export type WishlistForm = z.output<typeof wishlistForm>;

/** Reads a posted form; what does not fit is a developer's mistake or a trick, and is named. */
export function parseWishlistForm(form: FormData): Result<WishlistForm, string> {
  const parsed = wishlistForm.safeParse(Object.fromEntries(form));
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
