import { timeZones } from '../locale/timeZones.ts';
import { type Market, markets } from '../market.ts';
import { dayText } from './dayText.ts';

/**
 * The day of an instant by a market's own clocks and in its own order: `26 November 2026`, `November 26, 2026`. The same on
 * the server and in every browser.
 */
export function marketDayText(at: Date, market: Market): string {
  return dayText(at.toLocaleDateString('sv-SE', { timeZone: timeZones[market] }), markets[market].locale);
}
