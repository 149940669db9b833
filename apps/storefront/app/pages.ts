import { facets } from '@tailorbird/commerce/listing/facets';
import type { Page, Pages } from './page.ts';

const listingQuery = [
  'query',
  'page',
  'sort',
  'direction',
  'itemsperpage',
  'view',
  ...facets.map((facet) => `filters[${facet}]`),
];

/** Every page of the shop, by the name of its route's file (commerce §2). Each market has all of them. */
export const pages = {
  home: {
    path: '',
    layout: 'default',
    audience: 'everyone',
    type: 'home',
    isPrefetched: true,
    isInSitemap: true,
    maxBytes: { scripts: 115_000, beforeScrolling: 118_000, afterScrolling: 125_500, html: 18_000 },
  },
  listing: {
    path: 'browse/*',
    layout: 'default',
    audience: 'everyone',
    query: listingQuery,
    type: 'category',
    isPrefetched: true,
    maxBytes: { scripts: 119_800, html: 20_000 },
  },
  search: {
    path: 'search',
    layout: 'default',
    audience: 'everyone',
    query: listingQuery,
    type: 'search',
    isPrefetched: true,
  },
  product: {
    path: 'p/:id/:slug/:color',
    layout: 'default',
    audience: 'everyone',
    query: ['Size', 'Length'],
    type: 'product',
    isPrefetched: true,
    maxBytes: { scripts: 130_900, html: 14_000 },
  },
  /** Pieces to be bought together. */
  look: { path: 'look/:pieces', layout: 'default', audience: 'shopper', isCrawled: false },
  /** Its form takes three photos of 8 MB, and the review. */
  reviews: {
    path: 'reviews/:id',
    layout: 'default',
    audience: 'shopper',
    body: {
      types: ['form'],
      maxBytes: 26_000_000,
      tooLarge: 'Your photos are larger than 26 MB together. Please go back and choose smaller ones.',
    },
  },
  sizeGuide: { path: 'size-guide', layout: 'default', audience: 'everyone', isInSitemap: true },
  shopFinder: {
    path: 'shop-finder',
    layout: 'default',
    audience: 'everyone',
    query: ['place'],
    isInSitemap: true,
  },
  newsletter: { path: 'newsletter', layout: 'default', audience: 'everyone' },
  cookieChoices: { path: 'cookie-choices', layout: 'default', audience: 'shopper' },
  /** Any other address: a page of the content service, named by its delivery key. */
  content: {
    path: '*',
    layout: 'default',
    audience: 'everyone',
    type: 'content',
    contentKeys: [
      'other-stuff',
      'gifts',
      'our-cloth',
      'womens-edit',
      'about-us',
      'contact',
      'delivery',
      'returns',
      'cookies',
      'privacy',
      'terms',
      'accessibility',
    ],
  },

  bag: {
    path: 'bag',
    layout: 'default',
    audience: 'shopper',
    isCrawled: false,
    type: 'cart',
    maxBytes: { scripts: 123_000 },
  },
  checkoutIdentity: {
    path: 'checkout-identity',
    layout: 'checkout',
    audience: 'shopper',
    isOfOneBag: true,
    isCrawled: false,
    type: 'checkout',
  },
  checkout: {
    path: 'checkout',
    layout: 'checkout',
    audience: 'shopper',
    isOfOneBag: true,
    isCrawled: false,
    type: 'checkout',
  },
  orderConfirmation: {
    path: 'order-confirmation/:cartId/:orderId',
    layout: 'default',
    audience: 'shopper',
    isOfOneBag: true,
    isCrawled: false,
    type: 'OrderConfirmation',
    hasSecretPath: true,
  },
  wishlist: { path: 'wishlist', layout: 'default', audience: 'shopper', isCrawled: false, type: 'wishlist' },
  sharedWishlist: {
    path: 'wishlist/:token',
    layout: 'default',
    audience: 'shopper',
    isCrawled: false,
    hasSecretPath: true,
  },

  login: { path: 'login', layout: 'default', audience: 'shopper', type: 'login' },
  createAccount: { path: 'create-account', layout: 'default', audience: 'shopper' },
  forgotPassword: { path: 'forgot-password', layout: 'default', audience: 'shopper' },
  updatePassword: { path: 'updatePassword', layout: 'default', audience: 'shopper' },
  confirm: { path: 'confirm', layout: 'default', audience: 'shopper' },
  findOrder: { path: 'find-order', layout: 'default', audience: 'shopper', isCrawled: false },
  account: {
    path: 'my-account/:pageName?',
    spellings: {
      pageName: ['MyProfile', 'OrderHistory', 'SavedAddresses', 'Preferences', 'Security', 'YourData'],
    },
    layout: 'default',
    audience: 'shopper',
    guard: 'customer',
    isCrawled: false,
    type: 'account',
    hasSecretPath: true,
    maxBytes: { scripts: 128_000 },
  },
  accountOrder: {
    path: 'my-account/OrderHistory/:orderId',
    layout: 'default',
    audience: 'shopper',
    guard: 'customer',
    isCrawled: false,
    hasSecretPath: true,
  },

  /** One item as its editor sees it, in a frame of the content service's editor, which posts the item whole. */
  visualisation: {
    path: 'amplience-visualization/:domain/:contentId',
    layout: 'empty',
    audience: 'shopper',
    body: { types: ['form', 'json'], maxBytes: 262_144 },
  },

  recommendations: { path: 'recommendations/:id/:color', layout: 'none', audience: 'everyone' },
  listingCounts: { path: 'counts/*', layout: 'none', audience: 'everyone', query: listingQuery },
  searchOpening: { path: 'search/opening', layout: 'none', audience: 'everyone' },
  quickAdd: { path: 'quick-add/:id/:color', layout: 'none', audience: 'shopper' },
  me: { path: 'me', layout: 'none', audience: 'shopper', isCrawled: false },
  myBag: { path: 'me/bag', layout: 'none', audience: 'shopper', isCrawled: false },
  places: { path: 'me/places', layout: 'none', audience: 'shopper', isCrawled: false },
  myWishlist: { path: 'me/wishlist', layout: 'none', audience: 'shopper', isCrawled: false },
  myReviews: { path: 'me/reviews/:id', layout: 'none', audience: 'shopper', isCrawled: false },
  viewed: { path: 'me/viewed', layout: 'none', audience: 'shopper', isCrawled: false },
  myWallet: {
    path: 'me/wallet',
    layout: 'none',
    audience: 'shopper',
    isCrawled: false,
    body: { types: ['json'], maxBytes: 65_536 },
  },
  sitemapIndex: { path: 'sitemap.xml', layout: 'none', audience: 'everyone' },
  sitemap: { path: 'sitemaps/:file', layout: 'none', audience: 'everyone' },
  productFeed: { path: 'feeds/:file', layout: 'none', audience: 'everyone' },
  llms: { path: 'llms.txt', layout: 'none', audience: 'everyone' },
  locale: { path: 'locale', layout: 'none', audience: 'shopper', isCrawled: false },
  logout: { path: 'logout', layout: 'none', audience: 'shopper', isCrawled: false },
  accountData: {
    path: 'my-account-data',
    layout: 'none',
    audience: 'shopper',
    guard: 'customer',
    isCrawled: false,
  },
} as const satisfies Pages;

export type PageName = keyof typeof pages;

/** The same rows as one type, with their names. */
// `Object.entries` types a record's keys as strings; these are the keys of the constant above.
export const pageRows = Object.entries(pages) as readonly (readonly [name: PageName, page: Page])[];

/** The first segment of a page's path, which tells the shop's pages apart: `my-account` of each of the account's. */
export function firstSegmentOf({ path }: Pick<Page, 'path'>): string {
  return path.split('/', 1)[0] ?? '';
}
