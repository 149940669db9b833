import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { addCartRows } from '@tailorbird/commerce/analytics/personalisation';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { BagView } from '../bag/bagAnswer.ts';
import type { PageReport } from '../data-layer/report.ts';

/** What is told of the bag whenever it is shown, on its page or beside another. */
export function bagReport({ bag }: Pick<BagView, 'bag'>): PageReport {
  const items = bag ? bagLines(bag).map(itemOfLine) : [];
  return {
    events: bag && items.length > 0 ? [itemEvent('view_cart', bag.currency, items)] : [],
    calls: addCartRows(bag),
  };
}
