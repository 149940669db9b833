import type { SeedPrice, SeedPrices } from '@tailorbird/commerce/model/seedStyle';
import type { Random } from './random.ts';

/** What a pound is in the other price lists before rounding to a price that looks like one. */
const perPound = { eu: 1.2, us: 1.32 } as const;

/** Per cent off that a sale may be. */
const saleSteps = [20, 25, 30, 30, 40, 50];

/** List prices in every market from whole pounds, with the same sale everywhere; amounts in minor units. */
export function pricesFor(pounds: number, percentOff: number | null): SeedPrices {
  return {
    uk: reduced(pounds * 100, percentOff),
    eu: reduced(shelfPrice(pounds * perPound.eu), percentOff),
    us: reduced(shelfPrice(pounds * perPound.us), percentOff),
  };
}

/** Pounds between two bounds, drawn to the prices shoppers know: £39, £45, £49. */
export function listPounds([lowest, highest]: readonly [number, number], random: Random): number {
  const drawn = random.int(lowest, highest);
  if (drawn < 20) return drawn;
  const rounded = Math.round(drawn / 10) * 10 + random.pick([-1, -1, 5, 2]);
  return Math.min(highest, Math.max(lowest, rounded));
}

/** A sale for about three in ten of the styles that are not new: a quarter of the whole range. */
export function saleFor(isNew: boolean, random: Random): number | null {
  const drawn = random.pick(saleSteps);
  return random.chance(0.29) && !isNew ? drawn : null;
}

/** A price above twenty ends in 5 or 9; below it is whole. Minor units. */
function shelfPrice(amount: number): number {
  if (amount < 20) return Math.round(amount) * 100;
  const tens = Math.floor(amount / 10) * 10;
  return (amount - tens < 7 ? tens + 5 : tens + 9) * 100;
}

/** Rounded down to whole minor units, as all discounts are (commerce §9). */
function reduced(list: number, percentOff: number | null): SeedPrice {
  return { list, sale: percentOff === null ? null : Math.floor((list * (100 - percentOff)) / 100) };
}
