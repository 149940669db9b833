import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import type { LiveWishlist } from './useWishlist.ts';
import { WishlistBodyRoot } from './WishlistBody.styles.ts';
import { WishlistItems } from './WishlistItems.tsx';

/** The list itself in all its states: on its way, empty, failed and full; on the page and in the sidebar. */
export function WishlistBody({ live }: { live: LiveWishlist }) {
  const { list, problem, busy, retry, remove } = live;
  const data = list?.data;
  const entries = data?.products;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const count = entries?.length ?? 0;
  // The external system is the browser's focus, which goes with the button of what is taken off.
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <WishlistBodyRoot
      ref={root}
      role="group"
      aria-label={
        data && (data.total === 1 ? '1 style on your wishlist' : `${data.total} styles on your wishlist`)
      }
      aria-busy={busy}
      tabIndex={-1}
    >
      {problem && (
        <p data-part="problem-page" role="alert">
          {problem}
        </p>
      )}
      {entries === undefined && problem && <Button onClick={retry}>Try again</Button>}
      {entries === undefined && !problem && <Waiting />}
      {entries?.length === 0 && <EmptyWishlist />}
      {entries && entries.length > 0 && <WishlistItems entries={entries} loading={busy} onRemove={remove} />}
    </WishlistBodyRoot>
  );
}

/** The empty wishlist, in the specification's words (commerce §8). */
function EmptyWishlist() {
  const { href } = usePageFacts();
  return (
    <div data-part="empty">
      <p>{messages.wishlistEmpty}</p>
      <Button href={href('/')}>{messages.goBackShopping}</Button>
    </div>
  );
}

/** A guest's list is in the browser and comes a moment later; where no script runs, an empty one is empty. */
function Waiting() {
  return (
    <>
      <div data-part="waiting">
        <VisuallyHidden>Your wishlist is on its way.</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
      <noscript>
        <EmptyWishlist />
      </noscript>
    </>
  );
}
