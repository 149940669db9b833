import { expect, test } from 'vitest';
import { createBodyBudget } from './createBodyBudget.ts';

test('bodies of one address, and of all together, have room for so many bytes until they are released', () => {
  const bodyOf = createBodyBudget({ all: 100, ofOne: 60 });
  const first = bodyOf('wren');
  expect([first.take(40), first.take(20), first.take(1)]).toEqual([true, true, false]);
  expect(bodyOf('wren').take(1)).toBe(false);
  const other = bodyOf('robin');
  expect([other.take(41), other.take(40)]).toEqual([false, true]);
  expect(bodyOf('linnet').take(1)).toBe(false);
  first.release();
  first.release();
  expect([bodyOf('linnet').take(60), bodyOf('wren').take(1)]).toEqual([true, false]);
});
