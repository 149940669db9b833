import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import type { LiveWishlist } from './useWishlist.ts';
import { WishlistBodyRoot } from './WishlistBody.styles.ts';
import { WishlistItems } from './WishlistItems.tsx';

/** The list itself in all its states: on its way, empty, failed and full; on the page and in the sidebar. */
export function WishlistBody({ live }: { live: LiveWishlist }) {
  const { list, problem, busy, remove } = live;
  const entries = list?.data?.products;
  return (
    <WishlistBodyRoot aria-busy={busy}>
      {problem && (
        <p data-part="problem-page" role="alert">
          {problem}
        </p>
      )}
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
        <style>{"[data-part='waiting'] { display: none; }"}</style>
        <EmptyWishlist />
      </noscript>
    </>
  );
}
