import { expect, test } from 'vitest';
import { distanceKm, distanceText, inOrder } from './distance.ts';
import { mapOf } from './mapView.ts';
import { openState, timeText, weekText } from './openState.ts';
import { placeNamed, placeNames } from './places.ts';
import { shops } from './shops.ts';

const shop = (id: string) => {
  const found = shops.find((one) => one.id === id);
  if (!found) throw new Error(`There is no shop ${id}.`);
  return found;
};

test('a distance over the earth is what an atlas says', () => {
  expect(Math.round(distanceKm(shop('london'), shop('edinburgh')) / 10)).toBe(53);
  expect(Math.round(distanceKm(shop('brooklyn'), shop('portland')) / 100)).toBe(39);
  expect(distanceKm(shop('bath'), shop('bath'))).toBe(0);
  expect([distanceText(1.609_344, 'mi'), distanceText(4.26, 'km'), distanceText(2100, 'mi')]).toEqual([
    '1 mile',
    '4.3 km',
    '1,305 miles',
  ]);
});

test('shops are listed nearest first from a place, and otherwise the market’s own first', () => {
  expect(
    inOrder(shops, placeNamed('Bristol'), 'uk')
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['bath', 'hay-on-wye', 'ludlow']);
  expect(
    inOrder(shops, undefined, 'us')
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['brooklyn', 'portland', 'bath']);
  expect(inOrder(shops, undefined, 'eu')).toHaveLength(shops.length);
});

test.each([
  ['YO1 8AS', 'york'],
  ['nr3', 'norwich'],
  ['EH4 1HY', 'edinburgh'],
  ['  LONDON ', 'london'],
  ['Zürich', 'zurich'],
  ['St. Ives', 'st ives'],
])('%s is found', (typed, town) => {
  expect(placeNamed(typed)).toEqual(placeNamed(town));
  expect(placeNamed(town)).toBeDefined();
});

test.each(['', 'Nowhere', 'ZZ1 1AA', '12345', '__proto__', 'x'.repeat(10_000)])('%j is not', (typed) => {
  expect(placeNamed(typed)).toBeUndefined();
});

test('every place has a point, and every shop stands in a place that is found and on a map', () => {
  for (const name of placeNames) expect(Number.isFinite(placeNamed(name)?.latitude)).toBe(true);
  for (const one of shops) {
    const town = placeNamed(one.town.split(',')[0] ?? '');
    expect(town && distanceKm(town, one)).toBeLessThan(10);
    expect(mapOf(one)).toBeDefined();
  }
});

test.each([
  // A Friday in winter: London is on Greenwich time, New York five hours behind.
  ['bath', '2026-11-20T09:29:00Z', { tag: 'closed', day: 'today', opens: '09:30' }],
  ['bath', '2026-11-20T09:30:00Z', { tag: 'open', until: '17:30' }],
  ['bath', '2026-11-20T17:30:00Z', { tag: 'closed', day: 'tomorrow', opens: '09:30' }],
  ['brooklyn', '2026-11-20T15:59:00Z', { tag: 'closed', day: 'today', opens: '11:00' }],
  ['brooklyn', '2026-11-20T16:00:00Z', { tag: 'open', until: '19:00' }],
  // In July London is an hour ahead of Greenwich.
  ['bath', '2026-07-17T08:30:00Z', { tag: 'open', until: '17:30' }],
  // Ludlow stays shut on Sundays, London on Mondays and Tuesdays.
  ['ludlow', '2026-11-21T18:00:00Z', { tag: 'closed', day: 'Monday', opens: '09:30' }],
  ['london', '2026-11-22T19:00:00Z', { tag: 'closed', day: 'Wednesday', opens: '10:00' }],
])('%s at %s', (id, now, state) => {
  expect(openState(shop(id), new Date(now))).toEqual(state);
});

test('a shop that never opens says no day', () => {
  const week = [null, null, null, null, null, null, null] as const;
  expect(openState({ week, timeZone: 'Europe/London' }, new Date(0))).toEqual({ tag: 'closed-for-good' });
});

test('days of the same hours are told together', () => {
  expect(weekText(shop('york').week)).toEqual([
    { days: 'Monday to Saturday', hours: '9.30am to 5.30pm' },
    { days: 'Sunday', hours: '11am to 4.30pm' },
  ]);
  expect(weekText(shop('st-ives').week)).toEqual([{ days: 'Every day', hours: '9.30am to 5.30pm' }]);
  expect(weekText(shop('london').week).map(({ days }) => days)).toEqual([
    'Monday to Tuesday',
    'Wednesday to Sunday',
  ]);
  expect([timeText('12:00'), timeText('00:15'), timeText('23:05')]).toEqual(['12pm', '12.15am', '11.05pm']);
});
