import { expect, it } from 'vitest';
import { createReloading } from './createReloading.ts';

function shopOf() {
  const told: string[] = [];
  const code = { now: 'one' };
  const current = createReloading(
    async () => code.now,
    async (made) => {
      told.push(`${made} opened`);
      return { made, close: async () => void told.push(`${made} closed`) };
    },
  );
  return { told, code, current };
}

it('a thing is made once for all who ask, for as long as its code is the same', async () => {
  const { told, current } = shopOf();
  const made = await Promise.all([current(), current(), current()]);
  expect(made.map((one) => one.made)).toEqual(['one', 'one', 'one']);
  expect(told).toEqual(['one opened']);
});

it('of code that has changed it is made anew, before the older one is left', async () => {
  const { told, code, current } = shopOf();
  await current();
  code.now = 'two';
  expect((await Promise.all([current(), current()])).map((one) => one.made)).toEqual(['two', 'two']);
  await current();
  expect(told).toEqual(['one opened', 'two opened', 'one closed']);
});
