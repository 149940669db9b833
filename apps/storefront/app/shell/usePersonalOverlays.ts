import { notReached } from '@tailorbird/commerce/notReached';
import { importAgain } from '@tailorbird/engine/importAgain';
import { useCallback, useEffect, useState } from 'react';
import { useShop } from '../shopStore.ts';

const fetchHearts = () => importAgain(() => import('../wishlist/hearts.ts'));

/** The overlays that come with the first press on what opens them. */
export type PersonalOverlay = 'login' | 'wishlist' | 'bag' | 'search' | 'add' | 'newsletter';

/** An overlay and what opened it: a link to what the overlay shows. */
export interface OpenOverlay {
  readonly kind: PersonalOverlay;
  readonly to: string;
}

/**
 * The presses every page answers: links marked `data-overlay` open what they lead to, and hearts, plain buttons of
 * the form `wish`, change the list without leaving the page. What they need is loaded when they are first pressed,
 * or when there is a list to show; where it does not come, the form is sent as it is without scripts.
 */
export function usePersonalOverlays(address: string) {
  const [overlay, setOverlay] = useState<OpenOverlay>();
  const signedIn = useShop((shop) => shop.signedIn);
  // The external system is the document, which receives the presses of every block.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        'a[data-overlay], footer a[href$="/newsletter"]',
      );
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Written by our own pages; the newsletter's link is an editor's.
      const kind = (link.dataset['overlay'] ?? 'newsletter') as PersonalOverlay;
      setOverlay({ kind, to: link.href });
    };
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
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
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
  const close = useCallback(() => setOverlay(undefined), []);
  return { overlay, close };
}

function hasGuestWishlist(): boolean {
  try {
    return document.cookie.includes('wishlist=') || 'wishlist' in localStorage;
  } catch {
    return false;
  }
}
