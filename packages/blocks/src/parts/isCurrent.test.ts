import { expect, test } from 'vitest';
import { isCurrent } from './isCurrent.ts';

test('a link is current on its own page and on those below it', () => {
  expect(isCurrent('/browse/womens', '/browse/womens')).toBe(true);
  expect(isCurrent('/browse/womens', '/browse/womens/dresses')).toBe(true);
  expect(isCurrent('/browse/womens?sort=price', '/browse/womens')).toBe(true);
});

test('… not on one that only begins alike, and home only on home', () => {
  expect(isCurrent('/browse/women', '/browse/womens')).toBe(false);
  expect(isCurrent('/', '/browse')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', undefined)).toBe(false);
});
