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
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { Product, ProductCard } from '@tailorbird/commerce/model/product';

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

/** What a page tells beyond its view, by the name of its route; its loader's answer is what that route's is. */
const told: { readonly [route: string]: ((data: never) => PageReport) | undefined } = {
  product: ({ product, colour }: { product: Product; colour: string }) => ({
    events: [itemEvent('view_item', product.price.currency, [itemOfProduct(product, colour)])],
    calls: addProductDetails(product),
  }),
  listing: ({ listing }: ListingData) => products(listing),
  search: ({ listing }: ListingData) => products(listing),
  bag: ({ bag }: { bag: Bag | null }) => bagReport(bag),
  orderConfirmation: ({ order }: { order: Order }) => ({ events: [], calls: addPurchaseRows(order) }),
};

interface ListingData {
  readonly listing?: { readonly products: readonly ProductCard[] };
}

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

function products(listing: ListingData['listing']): PageReport {
  return { events: [], calls: addProducts(listing?.products ?? []) };
}
