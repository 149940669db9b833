import type { Page } from '../app/page.ts';
import { type PageName, pageRows } from '../app/pages.ts';

/**
 * Addresses of every page, to be looked at from all sides. `product` and `recommendations` stand for those of a run's own
 * product. What the others are of need not exist.
 */
export const examples: { readonly [Name in PageName]: readonly string[] } = {
  home: ['/'],
  listing: ['/browse/womens', '/browse/collection/garden-prints'],
  search: ['/search?query=tee'],
  product: ['product'],
  look: ['/look/1-Red'],
  reviews: ['/reviews/1'],
  sizeGuide: ['/size-guide'],
  shopFinder: ['/shop-finder'],
  newsletter: ['/newsletter'],
  cookieChoices: ['/cookie-choices'],
  content: ['/delivery'],
  bag: ['/bag'],
  checkoutIdentity: ['/checkout-identity'],
  checkout: ['/checkout'],
  orderConfirmation: ['/order-confirmation/a/1'],
  wishlist: ['/wishlist'],
  sharedWishlist: ['/wishlist/not-a-token'],
  login: ['/login'],
  createAccount: ['/create-account'],
  forgotPassword: ['/forgot-password'],
  updatePassword: ['/updatePassword'],
  confirm: ['/confirm'],
  findOrder: ['/find-order'],
  account: ['/my-account', '/my-account/MyProfile'],
  accountOrder: ['/my-account/OrderHistory/1'],
  visualisation: ['/amplience-visualization/evil.example/1'],
  recommendations: ['recommendations'],
  listingCounts: ['/counts/browse/womens', '/counts/search?query=tee'],
  searchOpening: ['/search/opening'],
  quickAdd: ['/quick-add/1/red'],
  me: ['/me'],
  myBag: ['/me/bag'],
  places: ['/me/places'],
  myWishlist: ['/me/wishlist'],
  myReviews: ['/me/reviews/1'],
  viewed: ['/me/viewed'],
  myWallet: ['/me/wallet'],
  llms: ['/llms.txt'],
  sitemapIndex: ['/sitemap.xml'],
  sitemap: ['/sitemaps/pages.xml'],
  productFeed: ['/feeds/products-1.xml'],
  locale: ['/locale'],
  logout: ['/logout'],
  accountData: ['/my-account-data'],
};

const examplesOf = (fits: (page: Page) => boolean) =>
  pageRows.flatMap(([name, page]) => (fits(page) ? examples[name] : []));

const isFile = ({ path }: Page) => /\.xml$|:file$|^llms\.txt$/.test(path);

/** What is the same for everyone in a market. */
export const publicPaths = examplesOf((page) => page.audience === 'everyone' && !isFile(page));
/** For machines: kept for longer, and nothing of theirs is asked for as data. */
export const files = examplesOf(isFile);
/** About one shopper, each with data of its own. */
export const privatePaths = examplesOf(({ audience }) => audience === 'shopper');
