import { expect, test } from 'vitest';
import { maxZoom, neighbour, spread, zoomWithin } from './zoomScale.ts';

test('a picture is never smaller than its room, nor larger than four times it', () => {
  expect([zoomWithin(0.2), zoomWithin(2.5), zoomWithin(9)]).toEqual([1, 2.5, maxZoom]);
});

test('two fingers are as far apart as a ruler says', () => {
  expect(spread({ clientX: 10, clientY: 10 }, { clientX: 13, clientY: 14 })).toBe(5);
});

test('forward and back again is the same picture, from any of them', () => {
  for (let at = 0; at < 24; at += 1) expect(neighbour(neighbour(at, 1, 24), -1, 24)).toBe(at);
  expect(neighbour(23, 1, 24)).toBe(0);
  expect(neighbour(0, -1, 1)).toBe(0);
});
