import { expect, test } from 'vitest';
import { isSwitchedOn } from './isSwitchedOn.ts';
import { storeIdOf } from './storeIdOf.ts';

test("commerce §4 promotions sync 5: on when the setting is true or the string 'true', and only then", () => {
  expect([true, 'true'].map(isSwitchedOn)).toEqual([true, true]);
  expect([false, 'false', 'TRUE', 'on', 1, '1', null, undefined, {}].some(isSwitchedOn)).toBe(false);
});

test("commerce §9 promotions 1: each currency has its store, and any other is the UK's", () => {
  expect(['GBP', 'EUR', 'USD', 'JPY', 'toString'].map(storeIdOf)).toEqual(['UK', 'EU', 'US', 'UK', 'UK']);
});
