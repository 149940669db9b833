import { itemOfCard } from '@tailorbird/blocks/cardItem';
import { navigationElement } from '@tailorbird/blocks/navigationElement';
import type { AnalyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { reportedItem } from '@tailorbird/commerce/analytics/reportedItem';
import type { Currency } from '@tailorbird/commerce/market';

/**
 * What a press is reported as, if at all: blocks carry it as attributes and need no script for it (blocks §7).
 * `now` is in milliseconds.
 */
export function clickEvent(target: Element, now: number, currency: Currency): AnalyticsEvent | undefined {
  const pressed = target.closest<HTMLElement>(
    '[data-promotion], [data-navigation], [data-menu-item], [data-country], a, summary, button',
  );
  if (!pressed) return undefined;
  const { promotion, navigation, menuItem, country, countryCurrency } = pressed.dataset;
  const link = pressed.getAttribute('href') ?? '';
  if (promotion)
    return { event: 'select_promotion', promotion_id: promotion, promotion_name: words(pressed), link };
  if (navigation !== undefined) {
    const title = navigation || words(pressed);
    return {
      event: 'navigation_click',
      navigation_element: navigationElement(pressed, title),
      timestamp: now,
    };
  }
  if (menuItem)
    return { event: 'menu_item', navigation_element: navigationElement(pressed, menuItem), timestamp: now };
  if (country) return { event: 'country_selector', country, currency: countryCurrency ?? '' };
  const item = link ? itemOfCard(pressed) : undefined;
  return item && itemEvent('select_item', currency, [reportedItem(item)]);
}

/** What a link says, by its own name where it has one. */
function words(element: Element): string {
  const spoken = element.getAttribute('aria-label') ?? element.textContent;
  return spoken.replaceAll(/\s+/g, ' ').trim();
}
