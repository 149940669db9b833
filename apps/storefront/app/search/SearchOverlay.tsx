import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { markets } from '@tailorbird/commerce/market';
import { Drawer } from '@tailorbird/ui/Drawer';
import { useCallback } from 'react';
import { useShop } from '../shopStore.ts';
import { fetchOpening } from './fetchOpening.ts';
import { fetchSuggestions } from './fetchSuggestions.ts';
import { SearchBox } from './SearchBox.tsx';
import type { AskSuggestions } from './useSuggestions.ts';

/** Search over the page, with answers while typing (commerce §4 search bar). Without scripts there is the page `/search`. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { market, href } = usePageFacts();
  const customerId = useShop((shop) => shop.customerId);
  const userId = customerId === undefined ? undefined : String(customerId);
  const ask = useCallback<AskSuggestions>(
    (term, signal) => fetchSuggestions({ index: markets[market].searchIndex, term, userId }, signal),
    [market, userId],
  );
  const open = useCallback(() => fetchOpening(href('/search/opening')), [href]);
  return (
    <Drawer open onClose={onClose} title="Search" side="top">
      <SearchBox ask={ask} open={open} />
    </Drawer>
  );
}
