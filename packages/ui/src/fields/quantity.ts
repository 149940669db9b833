/** The whole number nearest to what was typed that the bounds allow; the smallest one for anything unreadable. */
export function quantityWithin(typed: string | number, { min, max }: { min: number; max: number }): number {
  const wanted = Math.trunc(Number(typed));
  if (Number.isNaN(wanted)) return min;
  return Math.min(Math.max(wanted, min), Math.max(min, max));
}
