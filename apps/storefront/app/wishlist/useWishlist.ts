import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { useCallback, useEffect, useState } from 'react';
import { askWishlist, changeWish, clearWishlist } from './askWishlist.ts';
import type { WishlistAnswer } from './wishlistAnswer.ts';

/** The wishlist of a live page. `list` is absent until it has come. */
export interface LiveWishlist {
  readonly list: WishlistAnswer | undefined;
  readonly problem: string | null;
  readonly busy: boolean;
  /** Asks for the list again, where it did not come. */
  readonly retry: () => void;
  readonly remove: (wish: string) => void;
  readonly clear: () => void;
}

/** Loads the wishlist of this browser or of the customer, and changes it without leaving the page. */
export function useWishlist(served: WishlistAnswer | undefined, page: number): LiveWishlist {
  const { href } = usePageFacts();
  const address = href('/me/wishlist');
  const [loaded, setLoaded] = useState<{ readonly served: typeof served; readonly list: WishlistAnswer }>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    () =>
      askWishlist(address, page).then(
        (list) => {
          setLoaded({ served, list });
          setProblem(null);
        },
        () => setProblem(messages.goBackOrTryAgain),
      ),
    [address, page, served],
  );
  // The external system is the browser's storage: the server does not know a guest's list.
  useEffect(() => {
    if (!served?.signedIn) void load();
  }, [served, load]);
  const change = async (sent: Promise<unknown>) => {
    setBusy(true);
    try {
      await sent;
      await load();
    } catch {
      setProblem(messages.goBackOrTryAgain);
    }
    setBusy(false);
  };
  // An empty list of a guest's may only be one the server does not know of.
  const known = served?.signedIn || served?.items ? served : undefined;
  return {
    list: loaded?.served === served ? (loaded?.list ?? known) : known,
    problem,
    busy,
    retry: () => {
      setProblem(null);
      void load();
    },
    remove: (wish) => void change(changeWish(address, 'remove', wish)),
    clear: () => void change(clearWishlist(address)),
  };
}
