import { endOfDay } from '../dates/endOfDay.ts';
import type { Market } from '../market.ts';
import { arrival } from '../policy/arrival.ts';
import { returnsPolicy } from '../policy/marketPolicy.ts';

const dayMs = 24 * 3_600_000;

interface Delivery {
  /** When the parcel was handed over; null while nobody has said so. */
  readonly deliveredAt: Date | null;
  readonly shippedAt: Date | null;
  readonly placedAt: Date;
  readonly shippingMethod: string | null;
}

/** The last day on which something can be returned, in days since 1 January 1970: the market's days from the parcel's arriving, or from when it was to arrive at the latest. */
export function lastReturnDay(market: Market, delivery: Delivery): number {
  return arrivalDay(market, delivery) + returnsPolicy[market].days;
}

function arrivalDay(market: Market, { deliveredAt, shippedAt, placedAt, shippingMethod }: Delivery): number {
  if (deliveredAt) return dayOf(deliveredAt);
  const sentAt = shippedAt ?? placedAt;
  return arrival(market, shippingMethod, sentAt)?.last ?? dayOf(sentAt);
}

const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

/** Whether a day is over everywhere. */
export function isOver(day: number, now: Date): boolean {
  return now.getTime() >= endOfDay(day);
}
