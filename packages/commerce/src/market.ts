/** The shop's three markets (commerce §9). The German site is an external address, not a market of ours. */
export type Market = 'uk' | 'eu' | 'us';

/** ISO 4217 codes of the currencies the shop sells in. */
export type Currency = 'GBP' | 'EUR' | 'USD';

/** BCP 47 tags for formatting and for the `lang` attribute. */
export type Locale = 'en-GB' | 'en-IE' | 'en-US';

/** All that differs between markets and is not a price or a text. */
export interface MarketFacts {
  readonly market: Market;
  /** Path prefix: empty for the default market. */
  readonly prefix: '' | '/eu' | '/us';
  readonly label: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** Sent as the `channel-id` header (commerce §9). */
  readonly channelId: number;
  /** Country offered first in address forms, ISO 3166-1 alpha-2. */
  readonly homeCountry: string;
  /** Prefix of content delivery keys, as in `uk/footer`. */
  readonly contentPrefix: Market;
  readonly searchIndex: string;
}

/** Channels and currencies are the specification's (commerce §9). */
export const markets: { readonly [M in Market]: MarketFacts } = {
  uk: {
    market: 'uk',
    prefix: '',
    label: 'United Kingdom',
    currency: 'GBP',
    locale: 'en-GB',
    channelId: 1406818,
    homeCountry: 'GB',
    contentPrefix: 'uk',
    searchIndex: 'tailorbird-uk',
  },
  eu: {
    market: 'eu',
    prefix: '/eu',
    label: 'Ireland and Europe',
    currency: 'EUR',
    locale: 'en-IE',
    channelId: 1407345,
    homeCountry: 'IE',
    contentPrefix: 'eu',
    searchIndex: 'tailorbird-eu',
  },
  us: {
    market: 'us',
    prefix: '/us',
    label: 'United States',
    currency: 'USD',
    locale: 'en-US',
    channelId: 1421371,
    homeCountry: 'US',
    contentPrefix: 'us',
    searchIndex: 'tailorbird-us',
  },
};

/** The markets in the order they are offered. */
export const marketList: readonly Market[] = ['uk', 'eu', 'us'];

/** The market a path belongs to: `/eu/bag` is the EU's, `/bag` the UK's, `/europe` the UK's. */
export function marketOf(path: string): Market {
  const first = path.split(/[/?#]/, 2)[1];
  return first === 'eu' || first === 'us' ? first : 'uk';
}

/**
 * An address within a market: `href('eu', '/bag')` is `/eu/bag`.
 * @returns Unchanged what is not a path of the shop: another site, `mailto:`, `#anchor`, a path already prefixed.
 */
export function href(market: Market, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//') || marketOf(to) !== 'uk') return to;
  const { prefix } = markets[market];
  if (prefix === '') return to;
  return to === '/' ? prefix : prefix + to;
}

/**
 * The path without its market prefix: `/eu/bag` and `/bag` are both `/bag`.
 * @returns `/` for a market's own prefix; never the address of a host: `/eu//host` is `/host`.
 */
export function withoutMarket(path: string): string {
  const { prefix } = markets[marketOf(path)];
  return path.slice(prefix.length).replace(/^\/{2,}/, '/') || '/';
}

/**
 * The market a channel serves.
 * @returns Undefined for a channel that is not ours.
 */
export function marketOfChannel(channelId: number): Market | undefined {
  return marketList.find((market) => markets[market].channelId === channelId);
}
