import { type DeliveryKind, deliveryMethods } from '../checkout/deliveryMethods.ts';
import type { Market } from '../market.ts';

/** Working days a parcel takes, at least and at most, as the market's delivery methods say in words. */
const workingDays: { readonly [M in Market]: { readonly [K in DeliveryKind]?: readonly [number, number] } } =
  {
    uk: { standard: [3, 5], express: [2, 2], 'next-day': [1, 1] },
    eu: { standard: [4, 7], express: [2, 2], 'next-day': [1, 1] },
    us: { standard: [6, 10], express: [2, 2], 'next-day': [1, 1] },
  };

/** From this hour at the warehouse on, an order counts as one of the next day. */
const cutOffHour = 20;
const warehouseHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

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
  const kind = deliveryMethods[market].find(({ description }) => description === method)?.kind;
  const days = kind && workingDays[market][kind];
  if (!days) return undefined;
  const start = orderDay(placedAt);
  return { first: afterWorkingDays(start, days[0]), last: afterWorkingDays(start, days[1]) };
}

/** The day an order counts as: that of the warehouse's clock, which is at most an hour before UTC's. */
function orderDay(placedAt: Date): number {
  const hour = Number(warehouseHour.format(placedAt));
  const ahead = (hour - placedAt.getUTCHours() + 24) % 24;
  const day = Math.floor((placedAt.getTime() + ahead * hourMs) / dayMs);
  return hour >= cutOffHour ? day + 1 : day;
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
export function arrivalText({ first, last }: Arrival): string {
  return first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const dayName = (day: number): string => dayFormat.format(day * dayMs).replace(',', '');
