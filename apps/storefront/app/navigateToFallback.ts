import { notReached } from '@tailorbird/commerce/notReached';
import { useShop } from './shopStore.ts';

/**
 * Goes to the page behind a link whose overlay could not be loaded, as the link does without scripts. Offline no page is
 * reached either: this one stays, and says so.
 */
export function navigateToFallback(to: string): void {
  if (navigator.onLine) location.assign(to);
  else useShop.getState().notify(notReached, true);
}
