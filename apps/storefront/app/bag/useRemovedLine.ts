import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { useEffect, useState } from 'react';
import { report } from '../analytics/report.ts';

/** Where a line goes as it leaves the bag. */
export type Destination = 'nowhere' | 'wishlist';
export type OnLeave = (line: BagLine, to: Destination) => void;

/**
 * The line last taken out, once it has left the bag: it can be put back. A gift card cannot, as what was written for
 * it went with it.
 */
export function useRemovedLine(lines: readonly BagLine[]) {
  const [taken, setTaken] = useState<{ readonly line: BagLine; readonly to: Destination }>();
  const { currency } = usePageFacts();
  const gone = taken && !lines.some(({ id }) => id === taken.line.id) ? taken : undefined;
  // The external system is the data layer: the server has said that the line is out of the bag.
  useEffect(() => {
    if (gone) report(itemEvent('remove_from_cart', currency, [itemOfLine(gone.line)]));
  }, [gone, currency]);
  const removed = gone && !isGiftCard(gone.line.sku) ? gone : undefined;
  const onLeave: OnLeave = (line, to) => setTaken({ line, to });
  return { removed, onLeave, forget: () => setTaken(undefined) };
}
