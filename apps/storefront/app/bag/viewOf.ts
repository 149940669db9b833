import { itemCount } from '@tailorbird/commerce/bag/bagContents';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { BagView } from './bagAnswer.ts';

/** A bag as its page shows it, with what the bag itself has to say unless there is something else. */
export function viewOf(bag: Bag | null, notice: string | null = null): BagView {
  return { bag, notice: notice ?? bag?.notice ?? null, count: bag ? itemCount(bag) : 0 };
}
