import type { Currency, Locale } from './market.ts';

/**
 * Money is a whole number of minor units (pence, cents) beside its currency. Only this file formats,
 * divides or takes a share of it. All three currencies of the shop have two decimals (commerce §9).
 */

/**
 * A price as the shop shows it, without `.00` (commerce §5, §9).
 *
 * @example
 * formatMoney(3900, 'GBP', 'en-GB'); // £39
 * formatMoney(4550, 'EUR', 'en-IE'); // €45.50
 */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  return formatMoneyExact(amount, currency, locale).replace(/\.00$/, '');
}

/**
 * An amount with its pennies always shown, for columns that are added up: `£39.00`. It is what `Intl.NumberFormat`
 * writes in the shop's three locales, without the 50 ms a cheap phone takes to make the first one, before any price.
 */
export function formatMoneyExact(amount: number, currency: Currency, locale: Locale): string {
  const [whole = '', pennies = ''] = decimalAmount(Math.abs(amount)).split('.');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${symbolOf(currency, locale)}${whole.replace(/\d(?=(?:\d{3}){1,5}$)/g, '$&,')}.${pennies}`;
}

/** Outside the United States a dollar says whose it is. */
function symbolOf(currency: Currency, locale: Locale): string {
  if (currency === 'USD') return locale === 'en-US' ? '$' : 'US$';
  return currency === 'GBP' ? '£' : '€';
}

/** An amount as payment sheets are told it: two decimals, a dot, no currency. `decimalAmount(1250)` is `12.50`. */
export function decimalAmount(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as a number of pounds, euros or dollars, for others that reckon so: `majorUnits(4550)` is 45.5. */
export function majorUnits(amount: number): number {
  return Number(decimalAmount(amount));
}

/** The whole minor units of a number of pounds, euros or dollars: `minorUnitsOf(45.5)` is 4550. */
export function minorUnitsOf(amount: number): number {
  return Math.round(amount * 100) || 0;
}

/**
 * Reads a price written as text, by stripping all but digits and the dot (commerce §5).
 * For display only, never for charging: the rule reads `1e5` as 15.
 * @returns Minor units, digits after the second decimal cut off; null where what is left is not one number, such as
 * `£12.50 was £20.00`.
 */
export function parsePriceText(text: string): number | null {
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(text.replace(/[^\d.]/g, ''));
  const [, whole = '', decimals = ''] = parts ?? [];
  if (whole + decimals === '') return null;
  const amount = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * An amount lowered by a percentage (commerce §9 discount rounding).
 * `percent` is 0 to 100; it is rounded to two decimals.
 * @returns What remains, in minor units, rounded down.
 */
export function discountFloor(amount: number, percent: number): number {
  const kept = 10_000 - Math.min(10_000, Math.max(0, Math.round(percent * 100)));
  return floorDivide(amount * kept, 10_000);
}

/**
 * Shares a total by weights. What does not divide goes to the parts that lost most by rounding, the earlier first.
 * Weights that are all zero share equally.
 * @returns Whole parts that sum to the total exactly, in the order of the weights.
 * @throws RangeError without weights.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('allocate: no weights to share by; pass at least one.');
  const shares = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const sum = shares.reduce((whole, weight) => whole + weight, 0);
  const size = Math.abs(total);
  const parts = shares.map((weight) => floorDivide(size * weight, sum));
  const lost = shares.map((weight, index) => ({ index, rest: (size * weight) % sum }));
  const missing = size - parts.reduce((whole, part) => whole + part, 0);
  const luckiest = lost.toSorted((a, b) => b.rest - a.rest).slice(0, missing);
  const extra = new Set(luckiest.map(({ index }) => index));
  const sign = total < 0 ? -1 : 1;
  return parts.map((part, index) => (part + (extra.has(index) ? 1 : 0)) * sign || 0);
}

/** Exact for every product of a real price: floating division could round up to the next whole number. */
function floorDivide(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}
