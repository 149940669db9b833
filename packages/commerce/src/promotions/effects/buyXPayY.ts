import { z } from 'zod';
import type { Effect, FreeUnits, Units } from './effect.ts';

const schema = z
  .object({ kind: z.literal('buy-x-pay-y'), buy: z.int().min(2).max(20), pay: z.int().min(1).max(19) })
  .refine(({ buy, pay }) => pay < buy, 'pay has to be less than buy');

/** Of every `buy` units the cheapest `buy - pay` are free: 3 for 2 is buy 3, pay 2. */
export const buyXPayY = {
  schema,
  items: (given, lines, _market, free) => cheapestFree(lines, free, given),
  isForSeveral: true,
  badge: () => ({ typeId: 'promotion' }),
} as const satisfies Effect<z.output<typeof schema>>;

/** Groups the units from the dearest down, so that what is free is worth as much as it can be; of one price as they come. */
function cheapestFree(
  lines: readonly Units[],
  free: FreeUnits,
  { buy, pay }: { readonly buy: number; readonly pay: number },
): ReadonlyMap<string, number> {
  const units = lines
    .flatMap((line) => Array.from({ length: free.get(line.id) ?? 0 }, () => line))
    .toSorted((a, b) => b.unitPrice - a.unitPrice);
  const grouped = units.slice(0, units.length - (units.length % buy));
  const savings = new Map<string, number>();
  for (const [at, { id, unitPrice }] of grouped.entries()) {
    free.set(id, (free.get(id) ?? 0) - 1);
    if (at % buy >= pay) savings.set(id, (savings.get(id) ?? 0) + unitPrice);
  }
  return savings;
}
