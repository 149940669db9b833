import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { notReached } from '@tailorbird/commerce/notReached';
import { importAgain } from '@tailorbird/engine/importAgain';
import { useEffect } from 'react';
import { useShop } from '../shopStore.ts';

const fetchHearts = () => importAgain(() => import('../wishlist/hearts.ts'));

/**
 * Every heart of the page is a button of this form, so that it works without scripts; with them a press changes the list
 * without leaving the page. What that needs is loaded when a heart is first pressed, or when there is a list to show;
 * where it does not come, the form is sent as it is.
 */
export function Hearts() {
  const { href } = usePageFacts();
  const address = href('/me/wishlist');
  const signedIn = useShop((shop) => shop.signedIn) === true;
  // The external system is the document, which receives the presses of every heart.
  useEffect(() => {
    let isPlain = false;
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.name !== 'wish' || isPlain)
        return;
      event.preventDefault();
      const { submitter } = event;
      const send = () => {
        if (!navigator.onLine) return useShop.getState().notify(notReached, true);
        isPlain = true;
        submitter.form?.requestSubmit(submitter);
        isPlain = false;
      };
      fetchHearts().then((hearts) => void hearts.pressHeart(submitter, address), send);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [address]);
  // The external systems are the browser's storage and the hearts of the document.
  useEffect(() => {
    if (signedIn || hasGuestWishlist())
      fetchHearts().then(
        (hearts) => void hearts.showHearts(address, signedIn),
        () => {
          // They stay as they are until one is pressed, or another page comes.
        },
      );
  }, [signedIn, address]);
  return (
    <form id="wish" method="post" action={href('/wishlist')}>
      <input type="hidden" name="intent" value="add" />
    </form>
  );
}

function hasGuestWishlist(): boolean {
  try {
    return document.cookie.includes('wishlist=') || 'wishlist' in localStorage;
  } catch {
    return false;
  }
}
