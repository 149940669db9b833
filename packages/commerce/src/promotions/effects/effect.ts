import { z } from 'zod';
import type { Market } from '../../market.ts';
import type { Badge } from '../../model/badge.ts';
import { minorUnits } from '../../model/money.ts';

/** An amount of at least one minor unit. */
const amount = minorUnits.min(1);

/** An amount in each market's own currency, in minor units. A market without one is not in the campaign. */
export const perMarket = z.object({ uk: amount, eu: amount, us: amount }).partial();

/** Units no campaign has taken yet, by line id. */
export type FreeUnits = Map<string, number>;

/** A line as an effect on single units sees it; `unitPrice` is in minor units. */
export interface Units {
  readonly id: string;
  readonly unitPrice: number;
}

/** What a badge says besides its words. */
type BadgeFigures = Pick<Badge, 'typeId' | 'percentage' | 'amount'>;

/** What one kind of effect does: all there is to know of it. Amounts are minor units of the market's currency. */
export interface Effect<Given> {
  /** How a campaign writes it down. */
  readonly schema: z.ZodType<Given>;
  /**
   * What it takes off each line, by line id, where it is about single units; the lines come by id. It takes the units it reduces out of
   * `free`, so that no unit is reduced twice.
   */
  items?(given: Given, lines: readonly Units[], market: Market, free: FreeUnits): ReadonlyMap<string, number>;
  /** What it takes off the selected lines together; `left` is what each still costs. */
  basket?(given: Given, left: readonly number[], market: Market): number;
  readonly deliversFree?: boolean;
  /** Announced on a card though one alone costs no less. */
  readonly isForSeveral?: boolean;
  /** What the selected lines have to come to for it to give anything. */
  minSpend?(given: Given, market: Market): number;
  /** The figures of its badge; `saved` is what it takes off one in a bag of its own. */
  badge(given: Given, facts: { readonly market: Market; readonly saved: number }): BadgeFigures;
}

/** What is saved on each line when every free unit of it costs `reduced` of its price, which may be all of it. */
export function eachUnit(
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
