import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { useState } from 'react';

/**
 * The line last taken out, once it has left the bag: it can be put back. A gift card cannot, as what was written for
 * it went with it.
 */
export function useRemovedLine(lines: readonly BagLine[]) {
  const [taken, setTaken] = useState<BagLine>();
  const gone = taken && !isGiftCard(taken.sku) && !lines.some(({ id }) => id === taken.id);
  return { removed: gone ? taken : undefined, onRemove: setTaken, forget: () => setTaken(undefined) };
}
