import type { Market } from '@tailorbird/commerce/market';

/** A point of the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** When a shop opens and closes that day, `09:30`, on its own clocks; null when it stays shut. */
export type Hours = readonly [opens: string, closes: string] | null;

/** A shop of ours. */
export interface PhysicalShop extends Point {
  /** Its place in the list's addresses: `/shop-finder#bath`. */
  readonly id: string;
  readonly town: string;
  readonly street: string;
  readonly country: string;
  /** The market whose page lists it first. */
  readonly market: Market;
  /** IANA name. */
  readonly timeZone: string;
  /** Sunday first. */
  readonly week: readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
}
