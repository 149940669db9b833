import { WishlistItem } from './WishlistItem.tsx';
import { WishlistItemsRoot } from './WishlistItems.styles.ts';
import type { WishlistEntry } from './wishlistEntry.ts';

interface WishlistItemsProps {
  readonly entries: readonly WishlistEntry[];
  /** Whether the bag is being loaded: nothing can be added meanwhile (commerce §5). */
  readonly loading?: boolean;
  /** Takes an item off the list on a live page; absent for somebody else's list. */
  readonly onRemove?: (wish: string) => void;
}

/** The products of a wishlist, each with its way into the bag and off the list. */
export function WishlistItems({ entries, loading = false, onRemove }: WishlistItemsProps) {
  return (
    <WishlistItemsRoot>
      {entries.map((entry) => (
        <WishlistItem key={entry.variant.id} entry={entry} loading={loading} onRemove={onRemove} />
      ))}
    </WishlistItemsRoot>
  );
}
