import { useCallback, useEffect, useState } from 'react';

/** The overlays that come with the first press on what opens them. */
export type PersonalOverlay = 'login' | 'wishlist' | 'bag' | 'search' | 'add' | 'newsletter';

/** An overlay and what opened it: a link to what the overlay shows. */
export interface OpenOverlay {
  readonly kind: PersonalOverlay;
  readonly to: string;
}

/** The presses every page answers: links marked `data-overlay` open what they lead to. */
export function usePersonalOverlays() {
  const [overlay, setOverlay] = useState<OpenOverlay>();
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
    // On the way down: the document's other listener, which follows links, may have been there before this one.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  const close = useCallback(() => setOverlay(undefined), []);
  return { overlay, close };
}
