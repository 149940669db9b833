import type { Currency } from '../market.ts';
import { majorUnits, minorUnitsOf } from '../money.ts';
import type { AnalyticsItem, ItemEvent } from './analyticsEvents.ts';

/**
 * An event about products, with what they cost together.
 * @returns `value` in pounds, euros or dollars, exact to the penny.
 */
export function itemEvent(
  event: ItemEvent['event'],
  currency: Currency,
  items: readonly AnalyticsItem[],
): ItemEvent {
  const pennies = items.reduce((sum, { price, quantity }) => sum + minorUnitsOf(price) * quantity, 0);
  return { event, ecommerce: { currency, value: majorUnits(pennies), items: [...items] } };
}
