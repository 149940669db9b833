import { type Market, markets } from '../market.ts';
import { formatMoney } from '../money.ts';

/**
 * A value of the price facet as a shopper reads it: `25-50` is `£25 to £50`, `0-25` `Under £25`, `100-` `£100 and more`.
 * @returns Unchanged what is no band.
 */
export function priceBandText(band: string, market: Market): string {
  const [from = '', to] = band.split('-');
  if (from === '' || to === undefined) return band;
  const { currency, locale } = markets[market];
  const money = (units: string) => formatMoney(Number(units) * 100, currency, locale);
  if (to === '') return `${money(from)} and more`;
  return from === '0' ? `Under ${money(to)}` : `${money(from)} to ${money(to)}`;
}
