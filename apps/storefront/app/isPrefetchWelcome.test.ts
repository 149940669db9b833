import { expect, test } from 'vitest';
import { idleMs, mayPrefetch } from './isPrefetchWelcome.ts';

test('commerce §9 prefetch 1: after 2,000 ms idle, not on 2g nor with data saver', () => {
  expect(idleMs).toBe(2000);
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});
