import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { personalisationOf } from '@tailorbird/commerce/analytics/personalisation';
import { marketOf, markets } from '@tailorbird/commerce/market';
import { bagReport } from '../bag-page/bagReport.ts';
import { orderReport } from '../checkout/orderReport.ts';
import type { PageReport } from '../data-layer/report.ts';
import { listingReport } from '../listing/listingReport.ts';
import type { PageName } from '../pages.ts';
import { productReport } from '../product/productReport.ts';
import { nameInRouteId } from '../routeId.ts';
import { pageTypes, secretSegments } from './pageTypes.ts';

/** A page as the router has it. */
export interface Shown {
  /** Its route: `eu-product`. */
  readonly id: string;
  readonly pathname: string;
  readonly data: unknown;
}

/** What a page tells beyond its view, from what its loader answers. */
export const reports = {
  product: productReport,
  listing: listingReport,
  search: listingReport,
  bag: bagReport,
  orderConfirmation: orderReport,
} satisfies { readonly [Name in PageName]?: (data: never) => PageReport };

const reportByName: { readonly [name: string]: ((data: never) => PageReport) | undefined } = reports;

/** Addresses whose ends are secrets of one shopper: only their beginning is told. */
const secret = new RegExp(`^((?:/(?:eu|us))?/(?:${secretSegments.join('|')}))/.*`);

/** What is told of a page as it is shown. */
export function pageReport({ id, pathname, data }: Shown, title: string): PageReport {
  const market = marketOf(pathname);
  const name = nameInRouteId(id);
  const type = pageTypes[name] ?? 'other';
  // The route's name says which loader answered.
  const more = data ? reportByName[name]?.(data as never) : undefined;
  const view: AnalyticsEvent = {
    event: 'page_view',
    page_path: pathname.replace(secret, '$1'),
    page_title: title,
    page_type: type,
    market,
    currency: markets[market].currency,
  };
  return { events: [view, ...(more?.events ?? [])], calls: personalisationOf(type, more?.calls) };
}
