import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { useEffect, useState } from 'react';
import { report } from '../analytics/report.ts';

/**
 * The line last taken out, once it has left the bag: it can be put back. A gift card cannot, as what was written for
 * it went with it.
 */
export function useRemovedLine(lines: readonly BagLine[]) {
  const [taken, setTaken] = useState<BagLine>();
  const { currency } = usePageFacts();
  const gone = taken && !lines.some(({ id }) => id === taken.id) ? taken : undefined;
  // The external system is the data layer: the server has said that the line is out of the bag.
  useEffect(() => {
    if (gone) report(itemEvent('remove_from_cart', currency, [itemOfLine(gone)]));
  }, [gone, currency]);
  const removed = gone && !isGiftCard(gone.sku) ? gone : undefined;
  return { removed, onRemove: setTaken, forget: () => setTaken(undefined) };
}
