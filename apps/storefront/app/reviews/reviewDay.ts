const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The day of an instant, in UTC: `4 March 2026`. Its own, as `Intl` takes a cheap phone 70 ms to begin, while the page of a
 * product comes alive.
 */
export function reviewDay(instant: string): string {
  const date = new Date(instant);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
