import { type BagView, viewOf } from '../bag/bagAnswer.ts';
import { currentBag } from '../bag/currentBag.ts';
import type { Shop } from '../requestContext.ts';
import { writeLog } from '../writeLog.ts';

/**
 * Cleans up after a sheet that the shopper dismissed: all promotions are removed, where a failure is only logged, and
 * the bag is loaded anew (commerce §4 wallet).
 */
export async function dismissWallet(shop: Shop, request: Request): Promise<BagView> {
  const before = await currentBag(shop, request);
  if (!before.ok || !before.value) return viewOf(null);
  const cartId = before.value.id;
  const removed = await shop.client.promotions.removeAllBCPromotionsAndCoupons({ cartId });
  if (!removed.ok) {
    const { tag, message } = removed.error;
    writeLog({ level: 'warn', op: 'wallet.dismiss', tag, message });
  }
  const after = await shop.client.commerce.getCart({ id: cartId });
  return viewOf(after.ok ? after.value : before.value);
}
