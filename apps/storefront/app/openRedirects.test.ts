import { readFileSync } from 'node:fs';
import { localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { href, type Market } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { logOutRequest } from '../server/logOutRequest.ts';
import { nextAddress } from './account/nextAddress.ts';
import { localeTarget } from './market/localeTarget.ts';

const shop = 'https://shop.example';
const markets: readonly Market[] = ['uk', 'eu', 'us'];
// Our own list of addresses that lead elsewhere, or look as if they did not.
const elsewhere = JSON.parse(
  readFileSync(new URL('../../../security/payloads/redirects.json', import.meta.url), 'utf8'),
) as string[];

/** Where a browser that is on a page of the shop goes when it is answered a location. */
const leadsTo = (location: string) => new URL(location, `${shop}/login`).origin;

/** Each place that sends a shopper on, and what it makes of an address from outside. */
const sinks: { readonly [sink: string]: (address: string) => (string | undefined)[] } = {
  'after logging in': (address) => {
    const next = nextAddress(address);
    return next === undefined ? [] : markets.map((market) => href(market, next));
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
    return [request?.url, ...(next === undefined ? [] : markets.map((market) => href(market, next)))];
  },
  'after choosing a locale': (address) => {
    const choices = localeChoices(undefined);
    return [address, shop + address].flatMap((from) =>
      choices.map((choice) => localeTarget(choice, from, [shop])),
    );
  },
};

test.each(Object.keys(sinks))('reliability G8: %s no address leads out of the shop', (sink) => {
  expect(elsewhere.length).toBeGreaterThanOrEqual(60);
  const out = elsewhere.filter((address) =>
    (sinks[sink]?.(address) ?? []).some((location) => location !== undefined && leadsTo(location) !== shop),
  );
  expect(out).toEqual([]);
});
