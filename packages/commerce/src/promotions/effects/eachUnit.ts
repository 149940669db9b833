import type { FreeUnits, Units } from './effect.ts';

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
