import type { PhysicalShop, Point } from './shop.ts';

const earthKm = 6371;
const milesInKm = 1.609_344;

/** Kilometres between two points over the earth's surface (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const angle = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(angle(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(angle(a.latitude)) *
      Math.cos(angle(b.latitude)) *
      Math.sin(angle(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A distance as it is said in a country: miles in Britain and the United States. */
export function distanceText(km: number, unit: 'mi' | 'km'): string {
  const length = unit === 'mi' ? km / milesInKm : km;
  const rounded = length < 10 ? Math.round(length * 10) / 10 : Math.round(length);
  return `${rounded.toLocaleString('en-GB')} ${unit === 'km' ? 'km' : rounded === 1 ? 'mile' : 'miles'}`;
}

/** Nearest first; without a place the shops of the market first, then as they are listed. */
export function inOrder(
  shops: readonly PhysicalShop[],
  from: Point | undefined,
  market: PhysicalShop['market'],
): PhysicalShop[] {
  if (from) return shops.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b));
  return shops.toSorted((a, b) => Number(b.market === market) - Number(a.market === market));
}
