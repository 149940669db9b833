import { expect, test, vi } from 'vitest';
import { importAgain } from './importAgain.ts';
import { missingScript } from './missingScript.ts';

const address = 'https://shop.example/assets/Footer-1a2b3c4d.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`, address],
  ['Firefox', `error loading dynamically imported module: ${address}`, address],
  ['Safari', 'Importing a module script failed.', undefined],
])('what %s says of a script that could not be fetched is known', (_, message, named) => {
  expect(missingScript(new TypeError(message))).toEqual({ address: named });
});

test.each([new TypeError('x is not a function'), new Error(`It says ${address}`), undefined])(
  'a script that came and threw is not taken for one that is gone: %s',
  (error) => {
    expect(missingScript(error)).toBeUndefined();
  },
);

test('the first failure is told as it is; the next time the script is asked for by its own address first', async () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  const load = vi.fn<() => Promise<{ name: string }>>().mockRejectedValueOnce(failure);
  await expect(importAgain(load)).rejects.toBe(failure);
  load.mockResolvedValueOnce({ name: 'Footer' });
  await expect(importAgain(load)).resolves.toEqual({ name: 'Footer' });
});
