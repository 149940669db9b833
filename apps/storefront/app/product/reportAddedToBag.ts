import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { report } from '../analytics/report.ts';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { showBag } from '../bag/bagStore.ts';
import { useShop } from '../shell/shopStore.ts';

/** The end of the add to bag sequence (commerce §4): the panel is told and opened, and the event sent. */
export function reportAddedToBag({
  added,
  view,
  item,
  currency,
}: Extract<BagAnswer, { tag: 'added' }>): void {
  showBag(view);
  useShop.getState().showAdded(added);
  report(itemEvent('add_to_cart', currency, [item]));
}
