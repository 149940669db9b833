import { canonicalEmail } from '@tailorbird/commerce/email';
import { err, ok } from '@tailorbird/commerce/result';
import { type Answer, type Call, notFound } from '../../call.ts';
import { type ReturnableOrder, returnableOf } from '../returns/returnableOf.ts';
import { attemptKey, countAttempt, giveBack } from '../sessions/attempts.ts';

/** Wrong pairs from one address in a quarter of an hour. */
const limit = { most: 20, perSeconds: 15 * 60 };

/**
 * An order by its number and the e-mail it was placed with. A wrong pair is told exactly as an order that is not there,
 * and is counted; who knows the pair may ask as often as they like.
 */
export async function guestOrder(
  { db, address, clock }: Call,
  { orderId, email }: { readonly orderId: number; readonly email: string },
): Answer<ReturnableOrder> {
  const key = attemptKey('order', address);
  const refused = await countAttempt(db, key, limit, clock());
  if (refused) return err(refused);
  const known = await returnableOf(db, orderId);
  if (!known || canonicalEmail(known.order.email) !== canonicalEmail(email)) return err(notFound);
  await giveBack(db, key);
  return ok(known);
}
