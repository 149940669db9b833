import { expect, test } from 'vitest';
import { holdsAt, scheduleOf } from './schedule.ts';

const friday = '2027-01-01T09:00:00.000Z';
const saturday = '2027-01-02T09:00:00+01:00';
const at = (text: string) => Date.parse(text);

test.each([
  ['no times', {}, friday, true],
  ['an edition that begins then', { edition: { start: friday } }, friday, true],
  ['an edition that begins later', { edition: { start: friday } }, '2027-01-01T08:59:59.999Z', false],
  ['an edition that is not over', { edition: { end: saturday } }, '2027-01-02T07:59:59.999Z', true],
  ['an edition that ends then', { edition: { end: saturday } }, '2027-01-02T08:00:00Z', false],
  ['an item that expires then', { lifecycle: { expiryTime: friday } }, friday, false],
  [
    'an item that has expired in its edition',
    { edition: { end: saturday }, lifecycle: { expiryTime: friday } },
    friday,
    false,
  ],
  ['a time that is none', { edition: { start: 'Friday' } }, friday, false],
  ['a day without a time', { edition: { start: '2026-01-01' } }, friday, false],
])('an item with %s', (_what, meta, moment, holds) => {
  expect(holdsAt(meta, at(moment))).toBe(holds);
});

test('what cannot be read is named by its place', () => {
  expect(scheduleOf({ edition: { start: friday, end: 'later' } })).toEqual({
    ok: false,
    error: 'edition.end',
  });
  expect(scheduleOf({ lifecycle: 7 })).toEqual({ ok: false, error: 'lifecycle' });
});
