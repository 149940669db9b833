import { facets } from '@tailorbird/commerce/listing/facets';

/** What stands around a page: a file of `shell/`. */
export type Layout = 'default' | 'checkout' | 'empty';

/** What analytics and the personalisation service call a page (commerce §7). */
export type PageType =
  | 'home'
  | 'category'
  | 'search'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'OrderConfirmation'
  | 'wishlist'
  | 'account'
  | 'login'
  | 'content'
  | 'other';

/** A body that is taken in place of a form. */
interface Body {
  readonly types: readonly ('form' | 'json')[];
  readonly maxBytes: number;
}

interface Address {
  /**
   * Where it is in each market, in the words of React Router. What is fixed in it has this spelling and no other, and
   * what `*` stands for is lower-case; any other spelling leads here for good.
   */
  readonly path: string;
  /** The one spelling of what a parameter may be, where it is one of a few. */
  readonly spellings?: { readonly [parameter: string]: readonly string[] };
  /** Without it, a form of at most 64 KiB. */
  readonly body?: Body;
}

/** The same bytes for everyone in its market: rendered without cookies, and kept (decision 9). */
interface Everyones {
  readonly audience: 'everyone';
  /** Query keys that change it. Any other (campaign tags, tricks) is dropped before rendering. */
  readonly query?: readonly string[];
  readonly isCrawled?: never;
  readonly guard?: never;
}

/** About one shopper: rendered with cookies each time, and never kept. */
interface Shoppers {
  readonly audience: 'shopper';
  readonly query?: never;
  /** Whether crawlers may fetch it, if only to read that it is not to be indexed. True unless said. */
  readonly isCrawled?: false;
  /** Whom alone it is for: its route exports the guards of its row (`pageGuards`), which lead a guest to the login and back. */
  readonly guard?: 'customer';
}

/** Something to look at. Its file is `routes/<name>.tsx`. */
interface Shown {
  readonly layout: Layout;
  /** `other` unless said. */
  readonly type?: PageType;
  /** Budgets in bytes of brotli: all its JavaScript, and its HTML without inline CSS (decisions 14, 15 and 27). */
  readonly maxBytes?: { readonly scripts?: number; readonly html?: number };
}

/** An answer to scripts or machines, with nothing around it. Its file is `routes/<name>.ts`. */
interface Data {
  readonly layout: 'none';
  readonly type?: never;
  readonly maxBytes?: never;
}

/** What is worth doing ahead for a page that everyone may see. */
interface Advertised {
  /** Whether it is loaded ahead for links in view. */
  readonly isPrefetched?: true;
  /** Whether it is in the sitemap as it stands, without parameters. */
  readonly isInSitemap?: true;
  /** Delivery keys of the content pages it shows that belong in the sitemap while they are published. */
  readonly contentKeys?: readonly string[];
  readonly hasSecretPath?: never;
}

interface Unadvertised {
  readonly isPrefetched?: never;
  readonly isInSitemap?: never;
  readonly contentKeys?: never;
  /** Whether what follows the first segment is the shopper's own: analytics are told the beginning only. */
  readonly hasSecretPath?: true;
}

/** What is known of a page outside the file of its route (decision 34). */
export type Page = Address &
  (
    | (Everyones & Shown & Advertised)
    | (Shoppers & Shown & Unadvertised)
    | ((Everyones | Shoppers) & Data & Unadvertised)
  );
export interface Pages {
  readonly [name: string]: Page;
}

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
    maxBytes: { scripts: 115_000, html: 18_000 },
  },
  listing: {
    path: 'browse/*',
    layout: 'default',
    audience: 'everyone',
    query: listingQuery,
    type: 'category',
    isPrefetched: true,
    maxBytes: { scripts: 119_700, html: 20_000 },
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
    maxBytes: { scripts: 130_000, html: 14_000 },
  },
  /** Pieces to be bought together. */
  look: { path: 'look/:pieces', layout: 'default', audience: 'shopper', isCrawled: false },
  reviews: { path: 'reviews/:id', layout: 'default', audience: 'shopper' },
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
    isCrawled: false,
    type: 'checkout',
  },
  checkout: {
    path: 'checkout',
    layout: 'checkout',
    audience: 'shopper',
    isCrawled: false,
    type: 'checkout',
  },
  orderConfirmation: {
    path: 'order-confirmation/:cartId/:orderId',
    layout: 'default',
    audience: 'shopper',
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
