/**
 * Whether one more of a variant may go into the bag; when not, adding is skipped silently: it is
 * unavailable, or the bag's quantity plus one would exceed what is left (commerce §4 add to bag).
 * `available` is null when stock is not counted.
 */
export function canAdd(inBag: number, available: number | null): boolean {
  return available === null || (available > 0 && inBag + 1 <= available);
}

/** The quantity asked for, lowered to what is left. Lowered, the shopper is told `messages.quantityAdjusted`. */
export function quantityWithin(wanted: number, available: number | null): number {
  return available === null ? wanted : Math.max(0, Math.min(wanted, available));
}
