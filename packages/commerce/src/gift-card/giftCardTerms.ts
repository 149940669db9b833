import type { Market } from '../market.ts';

/** Months a gift card can be spent for, from the day it is sent. */
export const giftCardMonths = 24;

/** Where a day begins, and what the clock there says in UTC when mails go out in the morning. */
const places: { readonly [M in Market]: { readonly timeZone: string; readonly morning: string } } = {
  uk: { timeZone: 'Europe/London', morning: '07:00:00Z' },
  eu: { timeZone: 'Europe/Dublin', morning: '07:00:00Z' },
  us: { timeZone: 'America/New_York', morning: '12:00:00Z' },
};

/** A day as a date field sends it. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The instant at which a gift card is sent: in the morning of its day in the market.
 * @returns ISO 8601; null is at once, for a day that is here or over, or none.
 */
export function giftCardSendAt(day: string | undefined, market: Market, now: Date): string | null {
  const { timeZone, morning } = places[market];
  const today = now.toLocaleDateString('sv-SE', { timeZone });
  return day !== undefined && dayForm.test(day) && day > today ? `${day}T${morning}` : null;
}
