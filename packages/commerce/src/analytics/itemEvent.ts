import type { Currency } from '../market.ts';
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
  const pennies = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { event, ecommerce: { currency, value: pennies / 100, items: [...items] } };
}
