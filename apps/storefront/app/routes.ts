import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { Layout, Page } from './page.ts';
import { type PageName, pageRows } from './pages.ts';
import { routeId } from './routeId.ts';

const layouts: { readonly [L in Layout]: string } = {
  default: 'shell/DefaultLayout.tsx',
  checkout: 'shell/CheckoutLayout.tsx',
  empty: 'shell/EmptyLayout.tsx',
};

/** The pages of one market. The same files serve all three; the address tells them which (commerce §2). */
function routesOf(market: Market): RouteConfigEntry[] {
  const within = (name: Page['layout']) =>
    pageRows.filter(([, page]) => page.layout === name).map((row) => routeOf(market, ...row));
  return [
    ...Object.entries(layouts).map(([name, file]) =>
      // `Object.entries` types a record's keys as strings; these are the keys of the constant above.
      layout(file, { id: `${market}-${name}-layout` }, within(name as Layout)),
    ),
    ...within('none'),
  ];
}

function routeOf(market: Market, name: PageName, page: Page): RouteConfigEntry {
  const file = `routes/${name}.${page.layout === 'none' ? 'ts' : 'tsx'}`;
  const options = { id: routeId(market, name) };
  return page.path === '' ? index(file, options) : route(page.path, file, options);
}

const routes = marketList.flatMap((market) => {
  const path = markets[market].prefix.slice(1);
  return path ? prefix(path, routesOf(market)) : routesOf(market);
});

export default [route('robots.txt', 'routes/robots.ts'), ...routes] satisfies RouteConfigEntry[];
