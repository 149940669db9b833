import type { Market } from '@tailorbird/commerce/market';
import { type LengthUnit, lengthUnits, unitOf } from '@tailorbird/commerce/sizes/lengthUnit';
import { useSyncExternalStore } from 'react';

const key = 'tailorbird-length-unit';
const listeners = new Set<() => void>();

/** For this page, where a browser keeps nothing. */
let chosen: LengthUnit | undefined;

function remembered(): LengthUnit | undefined {
  try {
    const kept = localStorage.getItem(key);
    return lengthUnits.find((unit) => unit === kept) ?? chosen;
  } catch {
    return chosen;
  }
}

function remember(unit: LengthUnit): void {
  chosen = unit;
  try {
    localStorage.setItem(key, unit);
  } catch {
    // A browser that keeps nothing still shows what was chosen.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What lengths are told in: as the shopper chose on any page, else as the market measures. */
export function useLengthUnit(market: Market): [LengthUnit, (unit: LengthUnit) => void] {
  const kept = useSyncExternalStore(subscribe, remembered, () => undefined);
  return [kept ?? unitOf(market), remember];
}
