import type { Locale } from '../market.ts';

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
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A day as shoppers of a locale write it: `26 November 2026`, in the United States `November 26, 2026`. Of tables, as
 * `Intl` takes a cheap phone 70 ms to begin, while a page comes alive.
 * @param iso A day, `2026-11-26`; of an instant, its day in UTC.
 */
export function dayText(iso: string, locale: Locale): string {
  const { date, month, year } = partsOf(iso);
  return locale === 'en-US' ? `${month} ${date}, ${year}` : `${date} ${month} ${year}`;
}

/**
 * A day near enough to be known by its weekday: `Thursday 26 November`, in the United States `Thursday, November 26`.
 * @param weekday 0 is a Sunday.
 */
export function weekdayText(iso: string, weekday: number, locale: Locale): string {
  const { date, month } = partsOf(iso);
  const name = weekdays[weekday] ?? '';
  return locale === 'en-US' ? `${name}, ${month} ${date}` : `${name} ${date} ${month}`;
}

function partsOf(iso: string) {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  return { date: Number(date), month: months[Number(month) - 1] ?? '', year };
}
