/** What is the same for everyone in a market; two are named, since a run's product is its own. */
export const publicPaths = [
  '/',
  '/browse/womens',
  '/browse/collection/garden-prints',
  '/search?query=tee',
  '/delivery',
  '/size-guide',
  '/shop-finder',
  '/newsletter',
  'product',
  'recommendations',
];
/** For machines: kept for longer, and nothing of theirs is asked for as data. */
export const files = ['/sitemap.xml', '/sitemaps/pages.xml', '/feeds/products-1.xml'];
/** About one shopper, each with data of its own. `caches.spec.ts` says when a route is missing here. */
export const privatePaths = [
  '/bag',
  '/checkout',
  '/checkout-identity',
  '/login',
  '/create-account',
  '/forgot-password',
  '/updatePassword',
  '/my-account',
  '/my-account/MyProfile',
  '/my-account/OrderHistory/1',
  '/find-order',
  '/wishlist',
  '/wishlist/not-a-token',
  '/order-confirmation/a/1',
  '/reviews/1',
  '/quick-add/1/red',
  '/cookie-choices',
  '/amplience-visualization/evil.example/1',
  '/me',
  '/me/bag',
  '/me/wishlist',
  '/me/wallet',
  '/me/places',
  '/my-account-data',
  '/locale',
  '/logout',
];
