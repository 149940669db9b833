import { expect, test } from 'vitest';
import { edgesOf, stepOf, targetOf } from './carouselScroll.ts';

const scroller = (scrollLeft: number) => ({ scrollLeft, clientWidth: 1000, scrollWidth: 2000 });

test('a scroller at its start or end says so, two pixels forgiven', () => {
  expect(edgesOf(scroller(1))).toEqual({ start: true, end: false });
  expect(edgesOf(scroller(998.5))).toEqual({ start: false, end: true });
  expect(edgesOf({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 })).toEqual({
    start: true,
    end: true,
  });
});

test('one press moves by the whole slides in view, and by one that is wider than the view', () => {
  expect(stepOf(1000, 250)).toBe(1000);
  expect(stepOf(1000, 300)).toBe(900);
  expect(stepOf(300, 400)).toBe(400);
  expect(stepOf(1000, 0)).toBe(1000);
});

test('one press moves by one slide where that is asked for', () => {
  expect(stepOf(1000, 250, 'slide')).toBe(250);
});

test('a press stops at the ends', () => {
  expect(targetOf(scroller(900), { step: 300, direction: 1, loop: false })).toBe(1000);
  expect(targetOf(scroller(100), { step: 300, direction: -1, loop: false })).toBe(0);
});

test('with loop a press at an end goes round', () => {
  expect(targetOf(scroller(1000), { step: 300, direction: 1, loop: true })).toBe(0);
  expect(targetOf(scroller(0), { step: 300, direction: -1, loop: true })).toBe(1000);
});
