import { type Market, type MarketFacts, markets } from '../market.ts';

/** A configuration as it may come: with something missing. */
export type LocaleConfiguration = { readonly [M in Market]?: Partial<MarketFacts> };

/**
 * The facts of a market (commerce §5).
 * @throws When its locale, label, currency or country is missing, as nothing can be sold then.
 */
export function setUpLocale(market: Market, configuration: LocaleConfiguration = markets): MarketFacts {
  const facts = configuration[market];
  if (!facts) throw missing(market, 'locale');
  if (!facts.locale || !facts.label) throw missing(market, 'locale');
  if (!facts.currency) throw missing(market, 'currency');
  if (!facts.homeCountry) throw missing(market, 'country');
  // What else a market has is checked by the compiler where it is written; these three may come from a setting.
  return facts as MarketFacts;
}

function missing(market: Market, part: 'locale' | 'currency' | 'country'): Error {
  return new Error(
    `The market ${market} has no ${part} configuration, so no page of it can be shown. Give it one in packages/commerce/src/market.ts.`,
  );
}
