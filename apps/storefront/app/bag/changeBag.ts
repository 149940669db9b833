import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import type { Shop } from '../requestContext.ts';
import { changeWishlist } from '../wishlist/changeWishlist.ts';
import type { BagForm } from './bagForm.ts';
import { currentBag, forgetBag } from './currentBag.ts';

/** Why the bag is not as it was asked to be; the key stands in the address of the bag page. */
export const bagNotices = {
  adjusted: messages.quantityAdjusted,
  'sold-out': messages.weHaveSoldOut,
  exceeds: messages.quantityExceedsStock,
  failed: messages.goBackOrTryAgain,
} as const;
export type BagNotice = keyof typeof bagNotices;

/** The notice an address asks for, if it is one of ours. */
export function noticeIn(parameters: URLSearchParams): string | null {
  const key = parameters.get('notice') ?? '';
  // Checked to be an own key of the object it indexes.
  return Object.hasOwn(bagNotices, key) ? bagNotices[key as BagNotice] : null;
}

type Change = Extract<BagForm, { intent: 'update' | 'remove' | 'move' }>;

/**
 * Sets a line's quantity, takes it out, or moves it to the wishlist: there first, so that it is lost in neither. With
 * the last line gone the bag is forgotten (commerce §4).
 */
export async function changeBag(shop: Shop, request: Request, form: Change): Promise<BagNotice | undefined> {
  const current = await currentBag(shop, request);
  if (!current.ok) return 'failed';
  if (!current.value) return undefined;
  const cartId = current.value.id;
  if (form.intent === 'move') {
    const line = bagLines(current.value).find(({ id }) => id === form.itemId);
    if (!line) return undefined;
    const wish = `${line.productId}.${line.variantId}`;
    const saved = await changeWishlist(shop, request, { intent: 'add', wish });
    if (!saved.ok) return 'failed';
  }
  if (form.intent !== 'update' || form.quantity === 0) {
    const removed = await shop.client.commerce.removeCartItem({ cartId, itemId: form.itemId });
    if (removed.ok && !removed.value.bag) forgetBag(shop);
    return removed.ok || removed.error.tag === 'not-found' ? undefined : 'failed';
  }
  const updated = await shop.client.commerce.updateCartItem({
    cartId,
    itemId: form.itemId,
    lineItem: { quantity: form.quantity },
  });
  if (updated.ok) return updated.value.notice ? 'adjusted' : undefined;
  return updated.error.tag === 'sold-out' ? 'sold-out' : 'failed';
}
