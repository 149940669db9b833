import { readFileSync } from 'node:fs';
import { localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { href, type Market, marketList, markets } from '@tailorbird/commerce/market';
import { err } from '@tailorbird/commerce/result';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { aliasOf } from '../server/aliasOf.ts';
import { logOutRequest } from '../server/logOutRequest.ts';
import { nextAddress } from './account/nextAddress.ts';
import { rememberCart } from './bag/cartCookie.ts';
import { loginCookie } from './customer/loginCookie.ts';
import { localeTarget } from './market/localeTarget.ts';
import { type Shop, shopContext } from './requestContext.ts';
import { loader as identityLoader } from './routes/checkoutIdentity.tsx';
import { loader as contentLoader } from './routes/content.tsx';
import { openWallet } from './wallet/openWallet.ts';
import { checkout, shopDouble } from './wallet/shopDouble.ts';

const shop = 'https://shop.example';
// Our own list of addresses that lead elsewhere, or look as if they did not.
const elsewhere = JSON.parse(
  readFileSync(new URL('../../../security/payloads/redirects.json', import.meta.url), 'utf8'),
) as string[];

/** Where a browser that is on a page of the shop goes when it is answered a location. */
const leadsTo = (location: string) => new URL(location, `${shop}/login`).origin;

type Sink = (address: string) => (string | undefined)[] | Promise<(string | undefined)[]>;

/** Each place that sends a shopper on, and what it makes of an address from outside. */
const sinks: { readonly [sink: string]: Sink } = {
  'after logging in': (address) => {
    const next = nextAddress(address);
    return next === undefined ? [] : marketList.map((market) => href(market, next));
  },
  'after logging out by a query': (address) => {
    const page = URL.canParse(address, shop) ? new URL(address, shop) : new URL(shop);
    if (!page.pathname.startsWith('/')) return [];
    const headers = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const request = logOutRequest(new Request(`${shop}${page.pathname}?logout=true`, { headers }));
    const next = nextAddress(request ? new URL(request.url).searchParams.get('next') : null);
    return [request?.url, ...(next === undefined ? [] : marketList.map((market) => href(market, next)))];
  },
  'after choosing a locale': (address) => {
    const choices = localeChoices(undefined);
    return [address, shop + address].flatMap((from) =>
      choices.map((choice) => localeTarget(choice, from, [shop])),
    );
  },
  'on the way to the checkout, where the middleware says it is,': (redirectUrl) => {
    const cookie = loginCookie(true, false);
    const answers = { checkoutLogin: { redirectUrl }, getCustomers: () => Response.json(null) };
    return inMarkets((market) => {
      const { shop: asked, request } = shopDouble(answers, market);
      return locationOf(identityLoader, asked, request(cookie));
    });
  },
  'after paying by a wallet': (address) =>
    inMarkets(async (market) => {
      const bought = shopDouble({ getCheckout: { ...checkout, id: address, orderId: 1 } }, market);
      const opened = await openWallet(bought.shop, bought.request());
      const forged = shopDouble({}, market);
      const cookie = rememberCart(markets[market], address.replaceAll(/[\s;]/g, ''), false);
      const unknown = await openWallet(
        forged.shop,
        new Request(shop, { headers: { cookie: ascii(cookie) } }),
      );
      expect([opened?.tag, unknown?.tag]).toEqual(['bought', 'nowhere']);
      return opened?.tag === 'bought' ? opened.to : undefined;
    }),
  'by an address that is no page’s': async (address) => {
    const slug = address.replace(/^\/+/, '');
    const written = [address, `/${address}`, `/${encodeURIComponent(address)}`].flatMap((path) =>
      ['', '/EU', '/us'].flatMap((prefix) =>
        URL.canParse(shop + prefix + path) ? new URL(shop + prefix + path) : [],
      ),
    );
    const categories = await inMarkets((market) => {
      const { shop: asked, request } = shopDouble({ getCategory: { category: { url: address } } }, market);
      return locationOf(contentLoader, { ...asked, content: nothing }, request(), { '*': slug });
    });
    return [...written.map(aliasOf), ...categories];
  },
};

const inMarkets = <T>(ask: (market: Market) => T | Promise<T>) => Promise.all(marketList.map(ask));
const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '');
/** A content service without a page. */
const nothing = { find: async () => err('absent') } as unknown as Shop['content'];

type Loader = (args: never) => Promise<unknown>;

/** Where a route's loader leads on to; nowhere when the address cannot stand in a header. */
async function locationOf(
  loader: Loader,
  asked: Shop,
  request: Request,
  params = {},
): Promise<string | undefined> {
  const context = new RouterContextProvider();
  context.set(shopContext, asked);
  // A loader looks at these three of its arguments.
  const answer: unknown = await loader({ context, request, params } as never).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? (answer.headers.get('location') ?? undefined) : undefined;
}

test.each(Object.keys(sinks))('reliability G8: %s no address leads out of the shop', async (sink) => {
  expect(elsewhere.length).toBeGreaterThanOrEqual(60);
  const led = [];
  for (const address of elsewhere) led.push(...((await sinks[sink]?.(address)) ?? []));
  const locations = led.filter((location) => location !== undefined);
  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((location) => leadsTo(location) !== shop)).toEqual([]);
});
