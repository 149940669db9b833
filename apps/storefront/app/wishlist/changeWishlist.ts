import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Wishlist, WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { pairsToAdd } from '@tailorbird/commerce/wishlist/wishlistPairs';
import type { Shop } from '../requestContext.ts';
import { guestWishlistIn, rememberGuestWishlist } from './guestCookie.ts';
import { pairsIn } from './pairsText.ts';
import { wishedPair } from './wishedPair.ts';
import type { WishlistForm } from './wishlistForm.ts';
import { wishlistOf } from './wishlistOf.ts';

/** The pairs of the list as it is after a change. */
type Changed = Result<readonly WishlistPair[], string>;

/**
 * Changes the wishlist as a form asks: the customer's on the server, a guest's in the cookie that stands in where no
 * script runs. A guest cannot share.
 */
export async function changeWishlist(shop: Shop, request: Request, form: WishlistForm): Promise<Changed> {
  const list = await wishlistOf(shop, request);
  if (!list.ok) return err(messages.goBackOrTryAgain);
  if (list.value === undefined) return changeGuests(shop, request, form);
  const changed = await changeCustomers(shop, list.value, form);
  return changed.ok ? ok(changed.value?.items ?? []) : err(messages.goBackOrTryAgain);
}

async function changeGuests(shop: Shop, request: Request, form: WishlistForm): Promise<Changed> {
  const kept = guestWishlistIn(request.headers.get('cookie'));
  const next = await guestsAfter(shop, kept, form);
  if (next.ok && next.value !== kept) shop.setCookie(rememberGuestWishlist(next.value, shop.secure));
  return next;
}

async function guestsAfter(shop: Shop, kept: WishlistPair[], form: WishlistForm): Promise<Changed> {
  if (form.intent === 'clear') return ok([]);
  if (form.intent === 'add') {
    const pair = await wishedPair(shop, form.wish);
    return pair ? ok([...kept, ...pairsToAdd(kept, [pair])]) : err(messages.unavailable);
  }
  if (form.intent !== 'remove') return ok(kept);
  const isGone = isWished(form.wish);
  return ok(kept.filter((pair) => !isGone(pair)));
}

/** Whether a pair is what a wish takes off a list: a card's heart stands for every variant of its product. */
function isWished(wish: string): (pair: WishlistPair) => boolean {
  return ({ productId, variantId }) => wish === String(productId) || wish === `${productId}.${variantId}`;
}

async function changeCustomers(
  shop: Shop,
  list: Wishlist | null,
  form: WishlistForm,
): Promise<Result<Wishlist | null, CallError>> {
  const { commerce } = shop.client;
  switch (form.intent) {
    case 'add': {
      const pair = await wishedPair(shop, form.wish);
      return pair ? commerce.mergeWishlist({ items: [pair] }) : ok(list);
    }
    case 'merge':
      return commerce.mergeWishlist({ items: pairsIn(form.items) });
    case 'remove':
      return list ? removeFrom(commerce, list, form.wish) : ok(null);
    case 'clear':
      return list ? commerce.clearWishlist({ id: list.id }) : ok(null);
    case 'share':
      return list ? commerce.updateWishlist({ id: list.id, isPublic: form.isPublic === 'yes' }) : ok(null);
  }
}

async function removeFrom(
  commerce: Shop['client']['commerce'],
  list: Wishlist,
  wish: string,
): Promise<Result<Wishlist, CallError>> {
  let left: Result<Wishlist, CallError> = ok(list);
  for (const { id } of list.items.filter(isWished(wish)))
    if (left.ok) left = await commerce.removeWishlistItem({ wishlistId: list.id, itemId: id });
  return left;
}
