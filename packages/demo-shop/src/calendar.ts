/**
 * The day the catalogue was put together. Fixed, so that the same seed writes the same rows whenever it runs;
 * what is new is new as of this day.
 */
const catalogueDay = '2026-11-02';

const dayInMilliseconds = 86_400_000;

/** The ISO 8601 date `days` before the catalogue was put together. */
export function dayBefore(days: number): string {
  return new Date(Date.parse(catalogueDay) - days * dayInMilliseconds).toISOString().slice(0, 10);
}
