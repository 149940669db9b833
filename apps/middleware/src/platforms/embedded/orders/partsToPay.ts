import type { CallError } from '@tailorbird/commerce/contract/callError';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { Queries } from '../../../database/database.ts';
import { holdUses } from '../../../services/promotions/holdUses.ts';
import type { Cart } from '../bag/cart.ts';
import { type CheckoutParts, checkoutParts } from '../checkout/checkoutParts.ts';
import { lockGiftCards } from '../gift-cards/holdGiftCards.ts';

/**
 * The parts of a locked bag's checkout, to pay for it: with the uses of its limited campaigns held, and its gift cards
 * locked. A bag without codes and cards, which most are, is read once. The error is a code that was used up meanwhile.
 */
export async function partsToPay(
  tx: Queries,
  cart: Cart,
  now: Date,
): Promise<Result<CheckoutParts, CallError>> {
  const parts = await checkoutParts(tx, cart, now);
  if (parts.coupons.length === 0 && parts.giftCards.length === 0) return ok(parts);
  const usedUp = await holdUses(tx, cart, parts.lines, now);
  if (usedUp) return err(usedUp);
  await lockGiftCards(tx, cart.id);
  return ok(await checkoutParts(tx, cart, now));
}
