import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { type Market, markets } from '@tailorbird/commerce/market';
import { pages } from '../pages/pages.ts';
import { shop } from './shop.ts';

/** The pages of one market: its front, the shop's own, and, for every other path, those that editors composed. */
const inMarket = (market: Market) => [
  index('routes/contentPage.tsx', { id: `${market}/home` }),
  ...pages.map(({ path, file }) => route(path, `../pages/${file}`, { id: `${market}/${path}` })),
  route('*', 'routes/contentPage.tsx', { id: `${market}/*` }),
];

export default [
  ...shop.markets.flatMap((market) => prefix(markets[market].prefix, inMarket(market))),
  // A shop that does not sell in the UK begins in its first market.
  ...(shop.markets.includes('uk')
    ? []
    : [index('routes/firstMarket.ts', { id: 'front' }), route('*', 'routes/firstMarket.ts')]),
] satisfies RouteConfig;
