import type { Shop } from '../requestContext.ts';
import { rememberCart } from './cartCookie.ts';
import type { BagNotice } from './changeBag.ts';
import { currentBag, forgetBag } from './currentBag.ts';

/** Empties the bag: deletes it, forgets it and makes a new one (commerce §4 cart clearing). */
export async function clearBag(shop: Shop, request: Request): Promise<BagNotice | undefined> {
  const current = await currentBag(shop, request);
  if (!current.ok) return 'failed';
  if (!current.value) return undefined;
  const deleted = await shop.client.commerce.deleteCart({ id: current.value.id });
  if (!deleted.ok && deleted.error.tag !== 'not-found') return 'failed';
  forgetBag(shop);
  const created = await shop.client.commerce.createCart();
  if (created.ok) shop.setCookie(rememberCart(shop.market, created.value.id, shop.secure));
  return undefined;
}
