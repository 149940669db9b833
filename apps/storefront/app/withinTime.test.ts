import { expect, test } from 'vitest';
import { withinTime } from './withinTime.ts';

test('what answers in time is the answer', async () => {
  expect(await withinTime(Promise.resolve(7), 50)).toBe(7);
});

test('what takes too long, or fails, is nothing', async () => {
  expect(await withinTime(new Promise(() => {}), 5)).toBeUndefined();
  expect(await withinTime(Promise.reject(new Error('away')), 50)).toBeUndefined();
});
