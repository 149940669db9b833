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

/** A body that is taken in place of a small form. */
interface Body {
  readonly types: readonly ('form' | 'json')[];
  readonly maxBytes: number;
  /** What is said of a larger one. */
  readonly tooLarge?: string;
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
  readonly isOfOneBag?: never;
}

/** About one shopper: rendered with cookies each time, and never kept. */
interface Shoppers {
  readonly audience: 'shopper';
  readonly query?: never;
  /** Whether crawlers may fetch it, if only to read that it is not to be indexed. True unless said. */
  readonly isCrawled?: false;
  /** Whom alone it is for: its route exports the guards of its row (`pageGuards`), which lead a guest to the login and back. */
  readonly guard?: 'customer';
  /** Whether it shows one market's bag, or an order of it: choosing another market on it leads to the bag there. */
  readonly isOfOneBag?: true;
}

/** Something to look at. Its file is `routes/<name>.tsx`. */
interface Shown {
  readonly layout: Layout;
  /** `other` unless said. */
  readonly type?: PageType;
  /**
   * Budgets in bytes of brotli: all JavaScript it is made of, what of that and its blocks' a phone has loaded before its
   * shopper scrolls and at the page's end, and its HTML without inline CSS (decisions 14, 15 and 27).
   */
  readonly maxBytes?: {
    readonly scripts?: number;
    readonly beforeScrolling?: number;
    readonly afterScrolling?: number;
    readonly html?: number;
  };
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
