import { timeZones } from '../locale/timeZones.ts';
import type { Market } from '../market.ts';

/** Years a gift card can be spent for, from the day it is sent. */
const giftCardYears = 2;

/** What the clock says in UTC when mails go out in a market's morning. */
const mornings: { readonly [M in Market]: string } = { uk: '07:00:00Z', eu: '07:00:00Z', us: '12:00:00Z' };

/** A day as a date field sends it. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The instant at which a gift card is sent: in the morning of its day in the market.
 * @returns ISO 8601; null is at once, for a day that is here or over, or none.
 */
export function giftCardSendAt(day: string | undefined, market: Market, now: Date): string | null {
  const today = now.toLocaleDateString('sv-SE', { timeZone: timeZones[market] });
  return day !== undefined && dayForm.test(day) && day > today ? `${day}T${mornings[market]}` : null;
}

/**
 * The last day on which a gift card that is sent at an instant can be spent, by the clocks of its market.
 * @returns `2028-11-26`; it is over with `endOfDay`.
 */
export function giftCardLastDay(sentAt: Date, market: Market): string {
  const [year = '', ...day] = sentAt.toLocaleDateString('sv-SE', { timeZone: timeZones[market] }).split('-');
  const lastDay = [Number(year) + giftCardYears, ...day].join('-');
  return lastDay.replace(/-02-29$/, '-02-28');
}
