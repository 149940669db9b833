import { messages } from '@tailorbird/commerce/messages';
import { useShop } from '../shopStore.ts';
import { askWishlist, changeWish, hearWishlist, mergeGuestWishlist } from './askWishlist.ts';
import { guestPairs } from './guestWishlist.ts';
import { pairsIn } from './pairsText.ts';
import type { WishlistAnswer } from './wishlistAnswer.ts';

let wished = new Set<string>();
let watching = false;
hearWishlist(takeAnswer);

/** Shows which hearts of the page are on the list, now and as more of the page comes. */
export async function showHearts(address: string, signedIn: boolean): Promise<void> {
  const guests = guestPairs();
  if (!signedIn) return take(guests.map(({ productId }) => String(productId)));
  try {
    await (guests.length > 0 ? mergeGuestWishlist(address) : askWishlist(address, 1));
  } catch {
    // The hearts stay as they are, and the guest's list in this browser, until the next page.
  }
}

/** A heart was pressed: puts its product on the list, or takes it off. */
export async function pressHeart(button: HTMLButtonElement, address: string): Promise<void> {
  const { notify } = useShop.getState();
  const productId = productIn(button);
  const isOn = wished.has(productId);
  mark(button, !isOn);
  try {
    await changeWish(address, isOn ? 'remove' : 'add', isOn ? productId : button.value);
    notify(isOn ? 'Taken off your wishlist' : 'Saved to your wishlist');
  } catch {
    mark(button, isOn);
    notify(messages.goBackOrTryAgain, true);
  }
}

function takeAnswer({ items }: WishlistAnswer): void {
  take(pairsIn(items).map(({ productId }) => String(productId)));
}

function take(productIds: readonly string[]): void {
  wished = new Set(productIds);
  markAll();
  if (watching) return;
  watching = true;
  new MutationObserver(markAll).observe(document.body, { childList: true, subtree: true });
}

function markAll(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="wish"]'))
    mark(button, wished.has(productIn(button)));
}

/** What a heart's value begins with, whatever of the product it saves. */
function productIn({ value }: HTMLButtonElement): string {
  return value.split(/[.:]/, 1)[0] ?? '';
}

/** A heart with a name of its own is pressed or not; one with words says in them what its next press does, never both. */
function mark(button: HTMLButtonElement, isOn: boolean): void {
  const state = button.hasAttribute('aria-label') ? 'aria-pressed' : 'data-saved';
  button.setAttribute(state, String(isOn));
}
