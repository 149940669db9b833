import type { Market } from '../market.ts';
import { promotedPrice } from '../pricing/reducedPrice.ts';
import type { Campaign } from './campaign.ts';

/** Units no campaign has taken yet, by line id. */
export type FreeUnits = Map<string, number>;

interface Units {
  readonly id: string;
  readonly unitPrice: number;
}

/**
 * What a campaign on single units takes off each line, by line id, in minor units. It takes the units it reduces out of
 * `free`, so that no unit is reduced twice.
 */
export function itemSavings(
  { effect }: Campaign,
  lines: readonly Units[],
  market: Market,
  free: FreeUnits,
): ReadonlyMap<string, number> {
  switch (effect.kind) {
    case 'percentage':
      return eachUnit(lines, free, (price) =>
        promotedPrice(price, { typeId: 'percentage', percentage: effect.percent }),
      );
    case 'amount':
      return eachUnit(lines, free, (price) =>
        promotedPrice(price, { typeId: 'amount', amount: effect.off[market] ?? 0 }),
      );
    case 'buy-x-pay-y':
      return cheapestFree(lines, free, effect);
    case 'spend-and-save':
    case 'free-delivery':
      return new Map();
  }
}

function eachUnit(
  lines: readonly Units[],
  free: FreeUnits,
  reduced: (price: number) => number,
): ReadonlyMap<string, number> {
  const savings = new Map<string, number>();
  for (const { id, unitPrice } of lines) {
    const saving = unitPrice - reduced(unitPrice);
    if (saving === 0) continue;
    savings.set(id, saving * (free.get(id) ?? 0));
    free.set(id, 0);
  }
  return savings;
}

/** Groups the units from the dearest down, so that what is free is worth as much as it can be. */
function cheapestFree(
  lines: readonly Units[],
  free: FreeUnits,
  { buy, pay }: { readonly buy: number; readonly pay: number },
): ReadonlyMap<string, number> {
  const units = lines
    .flatMap((line) => Array.from({ length: free.get(line.id) ?? 0 }, () => line))
    .toSorted((a, b) => b.unitPrice - a.unitPrice || (a.id < b.id ? -1 : 1));
  const grouped = units.slice(0, units.length - (units.length % buy));
  const savings = new Map<string, number>();
  for (const [at, { id, unitPrice }] of grouped.entries()) {
    free.set(id, (free.get(id) ?? 0) - 1);
    if (at % buy >= pay) savings.set(id, (savings.get(id) ?? 0) + unitPrice);
  }
  return savings;
}
