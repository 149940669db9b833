import { hasPair, pairsToAdd } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { askServer } from '../http/askServer.ts';
import { guestPairs, keepGuestPairs } from './guestWishlist.ts';
import { pairsIn, pairsText } from './pairsText.ts';
import type { WishlistAnswer } from './wishlistAnswer.ts';

const listeners = new Set<(answer: WishlistAnswer) => void>();

/** Has a listener told each list that is answered from now on, whoever asked. */
export function hearWishlist(listener: (answer: WishlistAnswer) => void): void {
  listeners.add(listener);
}

function tell(answer: WishlistAnswer): WishlistAnswer {
  for (const listener of listeners) listener(answer);
  return answer;
}

/** Asks for a page of the wishlist: the customer's, or the guest's in this browser. Throws when there is no answer. */
export async function askWishlist(address: string, page: number): Promise<WishlistAnswer> {
  const query = new URLSearchParams({ items: pairsText(guestPairs()), page: String(page) });
  return tell(await askServer(`${address}?${query}`));
}

/**
 * Adds to the list or takes off it, and answers the list as it is then. A customer's changes on the server; a guest's
 * in this browser, the server only names the variant a card's heart stands for.
 */
export async function changeWish(
  address: string,
  intent: 'add' | 'remove',
  wish: string,
): Promise<WishlistAnswer> {
  const answer = await send(address, { intent, wish });
  if (answer.signedIn) return tell(answer);
  const kept = guestPairs();
  const named = pairsIn(answer.items);
  const next =
    intent === 'add'
      ? [...kept, ...pairsToAdd(kept, named)]
      : kept.filter((pair) => wish !== String(pair.productId) && !hasPair(named, pair));
  keepGuestPairs(next);
  return tell({ signedIn: false, items: pairsText(next) });
}

/** After a login: what the guest had joins the customer's list, and only then leaves this browser (commerce §4). */
export async function mergeGuestWishlist(address: string): Promise<WishlistAnswer> {
  const items = pairsText(guestPairs());
  if (items === '') return tell(await askServer(address));
  const answer = await send(address, { intent: 'merge', items });
  if (answer.signedIn) keepGuestPairs([]);
  return tell(answer);
}

/** Empties the list. */
export async function clearWishlist(address: string): Promise<void> {
  const { signedIn } = await send(address, { intent: 'clear' });
  if (!signedIn) keepGuestPairs([]);
  tell({ signedIn, items: '' });
}

/** Goes on when the page is left. */
function send(address: string, fields: Record<string, string>): Promise<WishlistAnswer> {
  return askServer(address, { method: 'POST', body: new URLSearchParams(fields), keepalive: true });
}
