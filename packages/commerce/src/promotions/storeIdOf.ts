import type { Currency } from '../market.ts';

const storeIds: { readonly [code: string]: 'UK' | 'EU' | 'US' } = { GBP: 'UK', EUR: 'EU', USD: 'US' };

/** The promotions engine's store for a currency; the UK's for any other (commerce §9 promotions store ids). */
export function storeIdOf(currency: Currency | (string & {})): 'UK' | 'EU' | 'US' {
  return (Object.hasOwn(storeIds, currency) ? storeIds[currency] : undefined) ?? 'UK';
}
