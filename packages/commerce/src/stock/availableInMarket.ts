import type { Market } from '../market.ts';
import type { InventoryRecord } from '../model/inventory.ts';

/** The locations goods lie at (commerce §4 stock computation). */
export const warehouse = 1;
export const storeReserve = 2;

type Locations = InventoryRecord['locations'];

/**
 * Units that can be sold in a market: what all enabled locations hold, less the store reserve outside the
 * UK (commerce §4 stock computation). A location that oversold counts against the others.
 * @returns Never below 0.
 */
export function availableInMarket(locations: Locations, market: Market): number {
  const open = locations.filter((location) => location.locationEnabled);
  const total = sumOf(open);
  const reserve = market === 'uk' ? 0 : sumOf(open.filter(({ locationId }) => locationId === storeReserve));
  return Math.max(0, total - reserve);
}

/**
 * Units at hand in the warehouse, from where express parcels leave (commerce §5 shipping options).
 * @returns Never below 0; 0 while the warehouse is not enabled.
 */
export function availableInWarehouse(locations: Locations): number {
  const open = locations.filter(
    ({ locationId, locationEnabled }) => locationEnabled && locationId === warehouse,
  );
  return Math.max(0, sumOf(open));
}

/**
 * The locations a market may take goods from.
 * @returns Their ids, the one to empty first in front.
 */
export function locationsOf(market: Market): readonly number[] {
  return market === 'uk' ? [warehouse, storeReserve] : [warehouse];
}

function sumOf(locations: Locations): number {
  return locations.reduce((sum, { availableToSell }) => sum + availableToSell, 0);
}
