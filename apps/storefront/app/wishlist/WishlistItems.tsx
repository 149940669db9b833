import type { WishlistProductData } from '@tailorbird/commerce/model/wishlist';
import { WishlistItem } from './WishlistItem.tsx';
import { WishlistItemsRoot } from './WishlistItems.styles.ts';

/** A product and variant of a wishlist, as the server tells it. */
export type WishlistEntry = WishlistProductData['products'][number];

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
