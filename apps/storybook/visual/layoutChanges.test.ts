import { expect, test } from 'vitest';
import { screensWithin } from './layoutChanges.ts';

const widthsWith = (...changes: number[]) => screensWithin(changes).map(({ width }) => width);

test('what is laid out once, or once more from a tablet on, is pictured on a phone and a desktop', () => {
  expect(widthsWith()).toEqual([]);
  expect(widthsWith(768)).toEqual([]);
  expect(widthsWith(992)).toEqual([]);
});

test('what a tablet shows as neither does is pictured there', () => {
  expect(widthsWith(768, 992)).toEqual([768]);
  expect(widthsWith(415, 1280)).toEqual([768]);
});

test('… and on a laptop, where that is another layout again', () => {
  expect(widthsWith(768, 992, 1280)).toEqual([768, 1024]);
  expect(widthsWith(992, 1280)).toEqual([1024]);
});

test('changes below a phone and above a desktop are seen by neither', () => {
  expect(widthsWith(320, 1536)).toEqual([]);
});
