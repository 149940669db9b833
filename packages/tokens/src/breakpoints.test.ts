import { expect, test } from 'vitest';
import { above, below, mobileBreakpoint } from './breakpoints.ts';

test('commerce §9 breakpoint 1: the mobile breakpoint is 768 px', () => {
  expect(mobileBreakpoint).toBe(768);
});

test('no width is both above and below a breakpoint', () => {
  expect(above.tablet).toBe('@media (min-width: 768px)');
  expect(below.tablet).toBe('@media (max-width: 767.98px)');
});
