import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Market, marketList, markets } from '@tailorbird/commerce/market';

/** The pages of one market. The same files serve all three; the address tells them which (commerce §2). */
function pagesOf(market: Market): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: `${market}-${file}` });
  return [
    layout('shell/DefaultLayout.tsx', { id: `${market}-default` }, [
      index('routes/home.tsx', { id: `${market}-home` }),
      page('browse/*', 'listing'),
      page('search', 'search'),
      page('p/:id/:slug/:color', 'product'),
      page('reviews/:id', 'reviews'),
      page('size-guide', 'sizeGuide'),
      page('shop-finder', 'shopFinder'),
      page('bag', 'bag'),
      page('order-confirmation/:cartId/:orderId', 'orderConfirmation'),
      page('login', 'login'),
      page('create-account', 'createAccount'),
      page('forgot-password', 'forgotPassword'),
      page('updatePassword', 'updatePassword'),
      page('confirm', 'confirm'),
      page('my-account/OrderHistory/:orderId', 'accountOrder'),
      page('my-account/:pageName?', 'account'),
      page('find-order', 'findOrder'),
      page('cookie-choices', 'cookieChoices'),
      page('newsletter', 'newsletter'),
      page('wishlist', 'wishlist'),
      page('wishlist/:token', 'sharedWishlist'),
      page('*', 'content'),
    ]),
    layout('shell/CheckoutLayout.tsx', { id: `${market}-checkout-layout` }, [
      page('checkout-identity', 'checkoutIdentity'),
      page('checkout', 'checkout'),
    ]),
    layout('shell/EmptyLayout.tsx', { id: `${market}-empty` }, [
      page('amplience-visualization/:domain/:contentId', 'visualisation'),
    ]),
    route('recommendations/:id/:color', 'routes/recommendations.ts', { id: `${market}-recommendations` }),
    route('quick-add/:id/:color', 'routes/quickAdd.ts', { id: `${market}-quickAdd` }),
    route('me', 'routes/me.ts', { id: `${market}-me` }),
    route('me/bag', 'routes/myBag.ts', { id: `${market}-myBag` }),
    route('me/places', 'routes/places.ts', { id: `${market}-places` }),
    route('me/wishlist', 'routes/myWishlist.ts', { id: `${market}-myWishlist` }),
    route('me/wallet', 'routes/myWallet.ts', { id: `${market}-myWallet` }),
    route('sitemap.xml', 'routes/sitemapIndex.ts', { id: `${market}-sitemapIndex` }),
    route('sitemaps/:file', 'routes/sitemap.ts', { id: `${market}-sitemap` }),
    route('feeds/:file', 'routes/productFeed.ts', { id: `${market}-productFeed` }),
    route('locale', 'routes/locale.ts', { id: `${market}-locale` }),
    route('logout', 'routes/logout.ts', { id: `${market}-logout` }),
    route('my-account-data', 'routes/accountData.ts', { id: `${market}-accountData` }),
  ];
}

const pages = marketList.flatMap((market) => {
  const path = markets[market].prefix.slice(1);
  return path ? prefix(path, pagesOf(market)) : pagesOf(market);
});

export default [route('robots.txt', 'routes/robots.ts'), ...pages] satisfies RouteConfigEntry[];
