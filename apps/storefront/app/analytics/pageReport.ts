import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import {
  addCartRows,
  addProductDetails,
  addProducts,
  addPurchaseRows,
  personalisationOf,
} from '@tailorbird/commerce/analytics/personalisation';
import type { PersonalisationCall } from '@tailorbird/commerce/analytics/personalisationCall';
import { itemOfLine, itemOfProduct } from '@tailorbird/commerce/analytics/reportedItem';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { marketOf, markets } from '@tailorbird/commerce/market';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { Packed } from '../packed.ts';
import type { loader as bagLoader } from '../routes/bag.tsx';
import type { loader as listingLoader } from '../routes/listing.tsx';
import type { loader as orderLoader } from '../routes/orderConfirmation.tsx';
import type { loader as productLoader } from '../routes/product.tsx';
import type { loader as searchLoader } from '../routes/search.tsx';

/** A page as the router has it. */
export interface Shown {
  /** Its route: `eu-product`. */
  readonly id: string;
  readonly pathname: string;
  readonly data: unknown;
}

/** What analytics and the personalisation service are told of a page. */
export interface PageReport {
  readonly events: readonly AnalyticsEvent[];
  readonly calls: readonly PersonalisationCall[];
}

type Loader = (...args: never[]) => unknown;
type DataOf<Route extends Loader> =
  Awaited<ReturnType<Route>> extends Packed<infer Data> ? Data : Awaited<ReturnType<Route>>;

/** What a page tells beyond its view, by the name of its route. */
const told: { readonly [route: string]: ((data: never) => PageReport) | undefined } = {
  product: ({ product, colour }: DataOf<typeof productLoader>) => ({
    events: [itemEvent('view_item', product.price.currency, [itemOfProduct(product, colour)])],
    calls: addProductDetails(product),
  }),
  listing: ({ listing }: DataOf<typeof listingLoader>) => listed(listing.cards),
  search: ({ listing }: DataOf<typeof searchLoader>) => listed(listing?.cards ?? []),
  bag: ({ bag }: DataOf<typeof bagLoader>) => bagReport(bag),
  orderConfirmation: ({ order }: DataOf<typeof orderLoader>) => ({
    events: [],
    calls: addPurchaseRows(order),
  }),
};

const types: { readonly [route: string]: string | undefined } = {
  home: 'home',
  listing: 'category',
  search: 'search',
  product: 'product',
  bag: 'cart',
  checkoutIdentity: 'checkout',
  checkout: 'checkout',
  orderConfirmation: 'OrderConfirmation',
  wishlist: 'wishlist',
  account: 'account',
  login: 'login',
  content: 'content',
};

/** Addresses whose ends are secrets of one shopper: only their beginning is told. */
const secret = /^((?:\/(?:eu|us))?\/(?:wishlist|order-confirmation|my-account))\/.*/;

/** What is told of a page as it is shown. */
export function pageReport({ id, pathname, data }: Shown, title: string): PageReport {
  const market = marketOf(pathname);
  const route = id.slice(market.length + 1);
  const type = types[route] ?? 'other';
  // The route's name says which loader answered.
  const more = data ? told[route]?.(data as never) : undefined;
  const view: AnalyticsEvent = {
    event: 'page_view',
    page_path: pathname.replace(secret, '$1'),
    page_title: title,
    page_type: type,
    market,
    currency: markets[market].currency,
  };
  return {
    events: [view, ...(more?.events ?? [])],
    calls: personalisationOf(route === 'orderConfirmation' ? undefined : type, more?.calls),
  };
}

/** What is told of the bag whenever it is shown, on its page or beside another. */
export function bagReport(bag: Bag | null): PageReport {
  const items = bag ? bagLines(bag).map(itemOfLine) : [];
  return {
    events: bag && items.length > 0 ? [itemEvent('view_cart', bag.currency, items)] : [],
    calls: addCartRows(bag),
  };
}

function listed(cards: readonly ProductCard[]): PageReport {
  return { events: [], calls: addProducts(cards) };
}
