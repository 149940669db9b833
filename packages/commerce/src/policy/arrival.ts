import { type DeliveryKind, deliveryMethods } from '../checkout/deliveryMethods.ts';
import { weekdayText } from '../dates/dayText.ts';
import type { Locale, Market } from '../market.ts';

/** Working days a parcel takes, at least and at most, as the market's delivery methods say in words. */
const workingDays: { readonly [M in Market]: { readonly [K in DeliveryKind]?: readonly [number, number] } } =
  {
    uk: { standard: [3, 5], express: [2, 2], 'next-day': [1, 1] },
    eu: { standard: [4, 7], express: [2, 2], 'next-day': [1, 1] },
    us: { standard: [6, 10], express: [2, 2], 'next-day': [1, 1] },
  };

/** From this hour at the warehouse on, an order counts as one of the next day. */
const cutOffHour = 20;

/** Made when it is first asked: a phone takes long over it. */
let warehouseHour: Intl.DateTimeFormat | undefined;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The first and the last day on which a parcel is expected, in days since 1 January 1970. */
export interface Arrival {
  readonly first: number;
  readonly last: number;
}

/**
 * The days on which a parcel is expected, by the way it is sent. The day of the order does not count, nor do weekends;
 * bank holidays are not known.
 * @param method As an order names it: `Standard Delivery`.
 * @returns Undefined for a method that promises none.
 */
export function arrival(market: Market, method: string | null, placedAt: Date): Arrival | undefined {
  return arrivalAt(market, method, placedAt.getTime());
}

function arrivalAt(market: Market, method: string | null, ms: number): Arrival | undefined {
  const kind = deliveryMethods[market].find(({ description }) => description === method)?.kind;
  const days = kind && workingDays[market][kind];
  if (!days) return undefined;
  const start = orderDay(ms);
  return { first: afterWorkingDays(start, days[0]), last: afterWorkingDays(start, days[1]) };
}

/**
 * The moment from which on an order is expected later than one placed now, in milliseconds since 1970. Before a weekend
 * that is its end, as nothing is sent meanwhile.
 * @returns Undefined for a method that promises no day.
 */
export function orderBy(market: Market, method: string | null, now: Date): number | undefined {
  const expected = arrival(market, method, now);
  let until = cutOffOf(orderDay(now.getTime()));
  while (expected && isSame(arrivalAt(market, method, until), expected)) until = cutOffOf(orderDay(until));
  return expected && until;
}

function isSame(one: Arrival | undefined, other: Arrival): boolean {
  return one?.first === other.first && one.last === other.last;
}

/** The moment from which on an order no longer counts as one of that day. The clocks do not change in an afternoon. */
function cutOffOf(day: number): number {
  const inUtc = day * dayMs + cutOffHour * hourMs;
  return inUtc - hoursAhead(inUtc) * hourMs;
}

/** The day an order counts as: that of the warehouse's clock, which is at most an hour before UTC's. */
function orderDay(ms: number): number {
  const atWarehouse = ms + hoursAhead(ms) * hourMs;
  const day = Math.floor(atWarehouse / dayMs);
  return atWarehouse - day * dayMs >= cutOffHour * hourMs ? day + 1 : day;
}

/** How far the warehouse's clock is ahead of UTC's, in hours. */
function hoursAhead(ms: number): number {
  const inUtc = Math.floor(ms / hourMs) % 24;
  warehouseHour ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (Number(warehouseHour.format(ms)) - inUtc + 24) % 24;
}

/** 0 is a Sunday: 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

function afterWorkingDays(from: number, count: number): number {
  let day = from;
  let left = count;
  while (left > 0) {
    day += 1;
    if (weekdayOf(day) % 6 !== 0) left -= 1;
  }
  return day;
}

/** Those days in words: `Thursday 26 November`, or `Thursday 26 November to Monday 30 November`. */
export function arrivalText({ first, last }: Arrival, locale: Locale): string {
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });
  const days = isoDay;
  const text = (day: number) => weekdayText(days.format(day * dayMs), weekdayOf(day), locale);
  return first === last ? text(first) : `${text(first)} to ${text(last)}`;
}

/** Swedes write days as ISO 8601 does. Made when it is first asked. */
let isoDay: Intl.DateTimeFormat | undefined;

/**
 * A moment to order by as a clock near the shopper shows it: `20:00 today`, `Sunday 20:00`.
 * @param timeZone The shopper's, as an IANA name; without it that of the browser.
 */
export function orderByText(until: number, now: Date, locale: Locale, timeZone?: string): string {
  const text = (instant: number | Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant);
  const isToday = text(until, { dateStyle: 'short' }) === text(now, { dateStyle: 'short' });
  const time = text(until, { hour: 'numeric', minute: '2-digit' });
  return isToday ? `${time} today` : `${text(until, { weekday: 'long' })} ${time}`;
}
