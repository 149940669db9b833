import { expect, test } from 'vitest';
import { reviewDay } from './reviewDay.ts';

test('the day of a review reads as English dates do', () => {
  expect(reviewDay('2026-03-04T23:59:59Z')).toBe('4 March 2026');
  const standard = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 800; day += 1) {
    const instant = new Date(Date.UTC(2025, 0, day, 5, 30));
    expect(reviewDay(instant.toISOString())).toBe(standard.format(instant));
  }
});
