import { addPurchaseRows } from '@tailorbird/commerce/analytics/personalisation';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { PageReport } from '../data-layer/report.ts';

/** An order has been placed. */
export function orderReport({ order }: { readonly order: Order }): PageReport {
  return { events: [], calls: addPurchaseRows(order) };
}
